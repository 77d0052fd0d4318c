import type { Bilingual } from '../../routes/language.ts'

const fr = {
  short: 'La réponse courte',
  weights: 'Ce qui compte pour vous',
  needs: 'Besoins types',
  printed: (need: string) => `Au besoin « ${need} »`,
  weight: (value: number, most: number) => `${value} sur ${most}`,
  unknown: 'L’adresse portait des poids que cette page ne connaît pas. Voici ceux de départ.',
  shared: 'L’adresse de la page retient vos poids : envoyez-la telle quelle.',
  ranking: 'Classement',
  bars: 'Chaque morceau est un critère : sa note multipliée par son poids.',
  sum: (terms: string, points: number, whole: number) => `${terms} = ${points} sur ${whole}`,
  none: 'Rien ne pèse : montez un curseur.',
  level: (names: string) => `${names} à égalité : prenez ce que vous saurez remplacer.`,
  close: (first: string, second: string) =>
    `${first} ne précède ${second} que d’un cheveu : tenez-les pour égaux.`,
  ahead: (first: string, second: string, by: number) =>
    `${first} vient en tête, ${second} suit à ${by} points.`,
  aheadOfSeveral: (first: string, next: string, by: number) =>
    `${first} vient en tête, ${next} suivent à ${by} points.`,
  and: ' et ',
  advice:
    'Bougez un curseur, je recompte. Sous quatre points d’écart, un essai chez vous tranchera.',
  notes: 'Les notes, et pourquoi',
  judged: (best: number, day: string) =>
    `Notes de 0 à ${best} : le jugement de l’auteur, revu le ${day}.`,
  linked: 'Les valeurs soulignées mènent à leur source.',
  product: 'Candidat',
  note: (note: number, best: number) => `${note} sur ${best}`,
}

const en: typeof fr = {
  short: 'The short answer',
  weights: 'What matters to you',
  needs: 'Typical needs',
  printed: (need) => `For the need “${need}”`,
  weight: (value, most) => `${value} of ${most}`,
  unknown: 'The address held weights that this page does not know. Here are those it starts with.',
  shared: 'The page’s address keeps your weights: send it as it is.',
  ranking: 'Ranking',
  bars: 'Each piece is a criterion: its mark times its weight.',
  sum: (terms, points, whole) => `${terms} = ${points} of ${whole}`,
  none: 'Nothing weighs: raise a slider.',
  level: (names) => `${names} are level: take what you could replace.`,
  close: (first, second) => `${first} leads ${second} by a hair: call them equal.`,
  ahead: (first, second, by) => `${first} leads, ${second} follows ${by} points behind.`,
  aheadOfSeveral: (first, next, by) => `${first} leads, ${next} follow ${by} points behind.`,
  and: ' and ',
  advice: 'Move a slider and I count again. Under four points apart, a trial of yours decides.',
  notes: 'The marks, and why',
  judged: (best, day) => `Marks from 0 to ${best}: the author’s judgement, reviewed on ${day}.`,
  linked: 'Underlined values lead to their source.',
  product: 'Candidate',
  note: (note, best) => `${note} of ${best}`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
