//! `cannon-lab policy train`: the training of the network with Adam.

use std::io::Write;

use super::args::TrainArgs;
use super::model::{Gradients, Model};
use super::ranks::Ranks;
use super::samples::load;
use crate::error::bad_input;
use crate::output::{check_parent_folder, write_file};
use cannon_cli::CliError;
use cannon_engine::rng::SeededRng;
use cannon_engine::tank_chess::policy::{Example, NEURONS, PolicyNetwork};

/// Number of examples between two steps.
const BATCH: usize = 256;
/// The learning rate at the end as a share of that at the start.
const LAST_RATE: f32 = 0.01;
/// The decay of Adam's mean of gradients and of their squares.
const DECAY: [f32; 2] = [0.9, 0.999];
/// Keeps Adam's steps finite where gradients are small.
const EPSILON: f32 = 1e-6;

pub(super) fn run(args: &TrainArgs, out: &mut dyn Write) -> Result<(), CliError> {
    check_parent_folder(&args.run.out)?;
    let examples = load(&args.samples, args.run.threads, Example::of)?;
    let validation = load(&args.validation, args.run.threads, Example::of)?;
    if examples.len() < BATCH {
        return Err(bad_input(format!("{} samples are not enough; {BATCH} are the least", examples.len())));
    }
    writeln!(out, "{} examples, {} more for validation", examples.len(), validation.len())?;
    let mut model = Model::new(args.run.seed);
    let (mut optimiser, mut gradients) = (Optimiser::new(), Gradients::new());
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let mut rng = SeededRng::new(&[args.run.seed, 1]);
    let steps = (examples.len() / BATCH * args.epochs) as f32;
    let mut step = 0.0;
    for epoch in 1..=args.epochs {
        shuffle(&mut order, &mut rng);
        let mut loss = 0.0;
        for batch in order.chunks_exact(BATCH) {
            gradients.clear();
            batch.iter().for_each(|&number| model.add_gradients(&examples[number], &mut gradients));
            loss += gradients.loss;
            let share = 0.5 + 0.5 * (std::f32::consts::PI * step / steps).cos();
            let rate = args.rate as f32 / 1e6 * (LAST_RATE + (1.0 - LAST_RATE) * share);
            optimiser.step(&mut model, &gradients, rate);
            step += 1.0;
        }
        let loss = loss / (examples.len() / BATCH * BATCH) as f64;
        let (ranks, losses): (Vec<usize>, Vec<f64>) = validation.iter().map(|example| model.validate(example)).unzip();
        let mean = losses.iter().sum::<f64>() / losses.len().max(1) as f64;
        writeln!(
            out,
            "epoch {epoch}: loss {loss:.4}, validation {mean:.4}, among the first {}",
            Ranks::of(ranks.into_iter())
        )?;
        out.flush()?;
    }
    write_file(&args.run.out, PolicyNetwork::file(model.rows.as_flattened(), &model.output))?;
    writeln!(out, "network in {}", args.run.out.display())?;
    Ok(())
}

fn shuffle(order: &mut [usize], rng: &mut SeededRng) {
    for index in (1..order.len()).rev() {
        order.swap(index, rng.below(index as u64 + 1) as usize);
    }
}

/// Adam: <https://arxiv.org/abs/1412.6980>. Only rows that the batch has are changed.
struct Optimiser {
    rows: Vec<Moments>,
    output: Moments,
}

/// The means of the gradients and of their squares.
#[derive(Clone, Copy)]
struct Moments {
    means: [f32; NEURONS],
    squares: [f32; NEURONS],
}

impl Moments {
    const ZERO: Moments = Moments { means: [0.0; NEURONS], squares: [0.0; NEURONS] };

    fn step(&mut self, weights: &mut [f32; NEURONS], gradient: [f32; NEURONS], rate: f32) {
        let [mean_decay, square_decay] = DECAY;
        for unit in 0..NEURONS {
            let (mean, square, gradient) = (&mut self.means[unit], &mut self.squares[unit], gradient[unit]);
            *mean = mean_decay * *mean + (1.0 - mean_decay) * gradient;
            *square = square_decay * *square + (1.0 - square_decay) * gradient * gradient;
            weights[unit] -= rate * *mean / (square.sqrt() + EPSILON);
        }
    }
}

impl Optimiser {
    fn new() -> Optimiser {
        Optimiser { rows: vec![Moments::ZERO; PolicyNetwork::ROWS], output: Moments::ZERO }
    }

    /// Changes the weights by the gradients of a batch.
    fn step(&mut self, model: &mut Model, gradients: &Gradients, rate: f32) {
        let mean = |sum: &[f32; NEURONS]| sum.map(|gradient| gradient / BATCH as f32);
        for row in (0..PolicyNetwork::ROWS).filter(|&row| gradients.touched[row]) {
            self.rows[row].step(&mut model.rows[row], mean(&gradients.rows[row]), rate);
        }
        self.output.step(&mut model.output, mean(&gradients.output), rate);
    }
}
