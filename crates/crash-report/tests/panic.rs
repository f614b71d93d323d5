//! A panic leaves a report behind, unless its caller handles it.

use std::{fs, panic, thread};

use cannon_crash_report::{
    Reports, push_event, record_failure, record_lost_threads, run, set_fact, take_lost_threads, without_report,
};

#[test]
fn panic_leaves_a_report_with_its_circumstances() {
    let folder = tempfile::tempdir().expect("a folder");
    let reports = Reports::in_folder(folder.path().join("data of Anna"));
    panic::set_hook(Box::new(|_| {}));
    reports.install("9.8.7", &["search"]);
    set_fact("adapter", "a card of the test");
    push_event("e3-e4");

    let handled = thread::spawn(|| without_report(|| panic!("a damaged index"))).join();
    assert!(handled.is_err());
    assert_eq!(reports.unseen(), None, "a panic that is handled is no crash");

    for name in [None, Some("a library's worker"), Some("main thread of a library")] {
        let builder = name.into_iter().fold(thread::Builder::new(), |builder, name| builder.name(name.to_owned()));
        let lost = builder.spawn(|| panic!("the bus is gone")).expect("a thread");
        assert!(lost.join().is_err());
        assert_eq!(reports.unseen(), None, "the program outlives the thread {name:?}");
        let [lost] = &take_lost_threads()[..] else { panic!("one thread was lost") };
        assert!(lost.message.contains("the bus is gone") && lost.file.ends_with("panic.rs"), "{lost:?}");
    }
    assert_eq!(take_lost_threads(), []);

    let crashed = thread::Builder::new().name("search 2".to_owned()).spawn(|| panic!("no such piece: {}", 7));
    assert!(crashed.expect("a thread").join().is_err());
    let text = fs::read_to_string(reports.unseen().expect("a report")).expect("a text");
    for part in
        ["Cannon 9.8.7", "adapter: a card of the test", "e3-e4", "thread search 2 at ", "panic.rs", "no such piece: 7"]
    {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(text.contains("Lost before the crash: thread a library's worker at "), "{text}");
    let frames = text.split("Back trace:").nth(1).expect("a back trace").lines().filter(|line| line.contains("0x"));
    assert!(frames.count() > 3, "{text}");

    reports.archive().expect("no error");
    record_failure("the graphics device was lost");
    let text = fs::read_to_string(reports.unseen().expect("a report")).expect("a text");
    assert!(text.contains("Failure: the graphics device was lost") && text.contains("e3-e4"), "{text}");

    reports.archive().expect("no error");
    record_lost_threads();
    let text = fs::read_to_string(reports.unseen().expect("a report")).expect("a text");
    assert!(text.contains("Failure: ") && text.contains("Lost before the crash: thread without a name at "), "{text}");

    // Libraries carry panics from their threads to the thread that waits for them. The hook does not run again there.
    reports.archive().expect("no error");
    let carried_over = panic::catch_unwind(|| run(|| panic::resume_unwind(Box::new("lost in a pool"))));
    assert!(carried_over.is_err());
    let text = fs::read_to_string(reports.unseen().expect("a report")).expect("a text");
    assert!(text.contains("Failure: a panic of another thread"), "{text}");
}
