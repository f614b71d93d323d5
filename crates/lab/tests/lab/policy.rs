//! `cannon-lab policy` makes the same samples with any number of threads, trains a network on them, and refuses bad files.

use std::fs;

use super::cannon_lab;

/// Makes a file of samples in a folder.
fn make(folder: &tempfile::TempDir, name: &str, more: &[&str]) -> String {
    let file = folder.path().join(name);
    let path = file.to_str().expect("a path in UTF-8");
    let make = ["policy", "make", "--boards", "skirmish", "--samples", "300", "--nodes", "100", "--label-nodes", "60"];
    cannon_lab(&[&make[..], &["--seed", "3", "--out", path], more].concat()).success();
    fs::read_to_string(file).expect("the samples")
}

#[test]
fn samples_do_not_depend_on_threads_and_train_a_network() {
    let folder = tempfile::tempdir().expect("a folder");
    let samples = make(&folder, "one.txt", &["--threads", "1"]);
    assert_eq!(samples, make(&folder, "two.txt", &["--threads", "3"]));
    assert!(samples.lines().count() == 300 && samples.lines().all(|line| line.split('\t').count() == 4));

    let path = |name: &str| folder.path().join(name).to_str().expect("a path in UTF-8").to_owned();
    let (one, network) = (path("one.txt"), path("policy.nnue"));
    let train = ["policy", "train", &one, "--validation", &one, "--epochs", "2", "--out", &network];
    let report = cannon_lab(&train).success();
    assert!(report.contains("epoch 2: loss "), "{report}");
    assert!(fs::read(&network).expect("the network").starts_with(b"TANKCHPO"));
    let report = cannon_lab(&["policy", "check", &one]).success();
    assert!(report.contains("chosen actions among the first 1: "), "{report}");
}

#[test]
fn bad_samples_are_refused_with_their_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.txt");
    let path = file.to_str().expect("a path in UTF-8");
    let good = "D8\t-\tD3>D4/N\t11cS/12/12/12/3lS8/12/12/12/12/3MN8/12/CN11 w\n";
    for (second, complaint) in [("D3>D4/N\n", "four parts"), (&*good.replace("D3>D4", "D3>D9"), "D3>D9/N: ")] {
        fs::write(&file, format!("{good}{second}")).expect("a file");
        let refusal = cannon_lab(&["policy", "check", path]).failure(2);
        assert!(refusal.contains("line 2: ") && refusal.contains(complaint), "{refusal}");
    }
    let nowhere = folder.path().join("missing").join("policy.nnue");
    let nowhere = nowhere.to_str().expect("a path in UTF-8");
    let refusal = cannon_lab(&["policy", "train", path, "--out", nowhere]).failure(1);
    assert!(refusal.contains("there is no folder"), "{refusal}");
    fs::write(&file, good).expect("a file");
    let refusal = cannon_lab(&["policy", "train", path, "--out", path]).failure(2);
    assert!(refusal.contains("1 samples are not enough"), "{refusal}");
}
