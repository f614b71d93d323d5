//! The ranks of the computer as a row of cards, each with its insignia, a sentence about it, and the player's score against it. Other
//! programs that the player has added come before them.

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Galley, Rect, Response, Ui, pos2, vec2};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::EngineEntry;
use cannon_app_base::theme::palette::{accent, ink};
use cannon_app_base::theme::widgets::Tile;
use cannon_app_base::theme::{Icon, fonts, measures};
use cannon_app_games::paint_insignia;
use cannon_profile::{Profile, Tally};
use cannon_rules::GameId;
use cannon_rules::record::{LEVELS, RANKS, rank_number};

use super::draft::SeatDraft;

/// Width of a card, in points.
const WIDTH: f32 = 178.0;
/// Width and height of the insignia, in points.
const INSIGNIA: f32 = 46.0;
/// Space between the edge of a card and its text, in points.
const PADDING: f32 = 10.0;

/// The texts of a card, laid out for its width.
struct Card {
    opponent: CardOpponent,
    rank: Arc<Galley>,
    number: Arc<Galley>,
    about: Arc<Galley>,
    score: Arc<Galley>,
    /// What a screen reader says.
    spoken: String,
}

/// The opponent of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardOpponent {
    /// The computer at a level.
    Level(i8),
    /// The program with this index in the player's list.
    Program(usize),
}

/// Lays out a centred text for the width of a card.
fn centred(ui: &Ui, text: &str, font: egui::FontId, color: egui::Color32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, color, WIDTH - 2.0 * PADDING);
    job.halign = egui::Align::Center;
    ui.painter().layout_job(job)
}

impl Card {
    /// The card of a program.
    fn of_program(ui: &Ui, words: &Words, index: usize, name: &str) -> Card {
        let about = words.text("play-program-about");
        Card {
            opponent: CardOpponent::Program(index),
            rank: centred(ui, name, fonts::bold(fonts::size::BODY), *ink::BRIGHT),
            number: centred(ui, &words.text("seat-program"), fonts::text(fonts::size::SMALL), *ink::QUIET),
            about: centred(ui, &about, fonts::text(fonts::size::SMALL), *ink::BODY),
            score: centred(ui, "", fonts::text(fonts::size::SMALL), *accent::BRASS),
            spoken: format!("{name}. {about}"),
        }
    }

    /// The card of the computer at a level.
    fn new(ui: &Ui, words: &Words, (game, player): (GameId, Option<&Profile>), level: i8) -> Card {
        let layout = |text: &str, font: egui::FontId, color: egui::Color32| centred(ui, text, font, color);
        let tally = player.and_then(|player| player.game(game).by_level.get(&level)).copied().unwrap_or_default();
        let score = score_text(words, tally).unwrap_or_default();
        let number = [("number", rank_number(level).into()), ("count", RANKS.len().into())];
        let about = words.level_about(game, level);
        Card {
            opponent: CardOpponent::Level(level),
            rank: layout(&words.level_rank(level), fonts::bold(fonts::size::BODY), *ink::BRIGHT),
            number: layout(&words.format("play-rank-number", &number), fonts::text(fonts::size::SMALL), *ink::QUIET),
            about: layout(&about, fonts::text(fonts::size::SMALL), *ink::BODY),
            score: layout(&score, fonts::text(fonts::size::SMALL), *accent::BRASS),
            spoken: format!("{}. {about} {score}", words.level_title(level)),
        }
    }

    /// The height that the texts need.
    fn height(&self) -> f32 {
        let texts = [&self.rank, &self.number, &self.about, &self.score].map(|galley| galley.size().y);
        INSIGNIA + texts.iter().sum::<f32>() + 2.0 * PADDING + 4.0 * measures::TIGHT
    }

    /// Shows the card at this height.
    fn show(self, ui: &mut Ui, height: f32, is_selected: bool) -> Response {
        let name = match self.opponent {
            CardOpponent::Level(level) => format!("new-game/rank/{}", rank_number(level)),
            CardOpponent::Program(index) => format!("new-game/program/{}", index + 1),
        };
        let size = vec2(WIDTH, height);
        let tile = Tile { name: &name, text: self.spoken, is_selected, size };
        tile.show_without_tooltip(ui, |painter, rect| {
            let middle = rect.center().x;
            let picture = Rect::from_center_size(
                pos2(middle, rect.top() + PADDING - measures::TIGHT + INSIGNIA / 2.0),
                vec2(INSIGNIA, INSIGNIA),
            );
            let color = if is_selected { *accent::BRASS_HOVER } else { *accent::BRASS };
            match self.opponent {
                CardOpponent::Level(level) => paint_insignia(painter, picture, level, color),
                CardOpponent::Program(_) => Icon::Settings.paint(painter, picture.shrink(INSIGNIA * 0.15), color),
            }
            let mut top = picture.bottom() + measures::TIGHT;
            // The lines of a centred text are placed around its position.
            for galley in [self.rank, self.number, self.about] {
                let height = galley.size().y + measures::TIGHT;
                painter.galley(pos2(middle, top), galley, *ink::BODY);
                top += height;
            }
            let foot = rect.bottom() - PADDING + measures::TIGHT - self.score.size().y;
            painter.galley(pos2(middle, foot), self.score, *accent::BRASS);
        })
    }
}

/// Shows the row, and changes the seat of the opponent.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    player: (GameId, Option<&Profile>),
    programs: &[EngineEntry],
    seat: &mut SeatDraft,
) {
    let ranks = LEVELS.map(|level| Card::new(ui, words, player, level));
    let others = programs.iter().enumerate().map(|(index, entry)| Card::of_program(ui, words, index, &entry.name));
    let cards: Vec<Card> = others.chain(ranks).collect();
    let height = cards.iter().map(Card::height).fold(0.0, f32::max);
    let program = seat.program.as_ref().and_then(|name| programs.iter().position(|entry| entry.name == *name));
    let chosen = program.map_or(CardOpponent::Level(seat.level), CardOpponent::Program);
    ui.scope(|ui| {
        // The wheel of a mouse moves the row, too.
        ui.style_mut().always_scroll_the_only_direction = true;
        let shown_id = ui.id().with("new-game/level-in-view");
        let in_view = ui.data(|data| data.get_temp::<CardOpponent>(shown_id));
        egui::ScrollArea::horizontal().id_salt("ranks").auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = measures::SMALL;
                for card in cards {
                    let opponent = card.opponent;
                    let response = card.show(ui, height, opponent == chosen);
                    if response.clicked() {
                        match opponent {
                            CardOpponent::Level(level) => (seat.level, seat.program) = (level, None),
                            CardOpponent::Program(index) => seat.program = Some(programs[index].name.clone()),
                        }
                    }
                    if opponent == chosen && in_view != Some(chosen) {
                        response.scroll_to_me(Some(egui::Align::Center));
                    }
                }
            });
            ui.add_space(measures::SMALL);
        });
        ui.data_mut(|data| data.insert_temp(shown_id, chosen));
    });
}

/// The player's score against an opponent. `None` before the first game.
fn score_text(words: &Words, tally: Tally) -> Option<String> {
    let args = [("won", tally.won.into()), ("drawn", tally.drawn.into()), ("lost", tally.lost.into())];
    (tally.games() > 0).then(|| words.format("play-score", &args))
}
