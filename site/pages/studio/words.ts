import type { Bilingual } from '../../routes/language.ts'

const fr = {
  runTitle: 'Dérouler un cas, étape par étape',
  runLead:
    'Choisissez un workflow et un cas d’exemple, puis avancez : chaque étape dit ce qu’elle transmet à la suivante.',
  workflow: 'Workflow',
  case: 'Cas',
  graph: 'Schéma du workflow',
  graphText: (steps: number) =>
    `Un schéma de ${steps} étapes, lu de gauche à droite ; la liste ci-dessous dit la même chose.`,
  simulated:
    'Services imités : rien n’est envoyé, aucun compte n’est relié, les cas sont des exemples.',
  start: 'Commencer',
  next: 'Étape suivante',
  all: 'Aller au bout',
  again: 'Recommencer',
  waiting: 'Rien n’a encore tourné.',
  at: (step: number, steps: number, name: string, says: string) =>
    `Étape ${step} sur ${steps}, ${name} : ${says}`,
  over: 'Le cas est terminé.',
  steps: 'Les étapes en texte',
  notTaken: 'Étape laissée de côté dans ce cas.',
  notYet: 'Pas encore atteinte.',
  checkTitle: 'Repérer une étape mal reliée',
  checkLead:
    'Défaites un lien : la vérification nomme aussitôt l’étape qu’aucun cas n’atteint plus, ou celle où un cas se perdrait.',
  links: 'Liens entre les étapes',
  link: (from: string, to: string) => `${from} vers ${to}`,
  fineTitle: 'Tout est relié',
  fine: 'Chaque étape est atteinte, chaque cas a une fin.',
  faults: (count: number) => (count === 1 ? '1 problème' : `${count} problèmes`),
  fault: {
    unreachable: (name: string) => `« ${name} » : aucune étape n’y mène.`,
    unfinished: (name: string) => `« ${name} » : rien ne suit, le cas se perd ici.`,
    'one-way': (name: string) => `« ${name} » : un seul chemin en part, le choix ne sert à rien.`,
  },
  mend: 'Tout relier',
}

const en: typeof fr = {
  runTitle: 'Follow a case, step by step',
  runLead:
    'Choose a workflow and an example case, then move on: each step says what it hands to the next.',
  workflow: 'Workflow',
  case: 'Case',
  graph: 'Diagram of the workflow',
  graphText: (steps) =>
    `A diagram of ${steps} steps, read from left to right; the list below says the same.`,
  simulated: 'Imitated services: nothing is sent, no account is connected, the cases are examples.',
  start: 'Start',
  next: 'Next step',
  all: 'Run to the end',
  again: 'Start over',
  waiting: 'Nothing has run yet.',
  at: (step, steps, name, says) => `Step ${step} of ${steps}, ${name}: ${says}`,
  over: 'The case is complete.',
  steps: 'The steps as text',
  notTaken: 'Left aside in this case.',
  notYet: 'Not reached yet.',
  checkTitle: 'Spotting a step that is badly linked',
  checkLead:
    'Undo a link: the check names at once the step that no case reaches any more, or the one where a case would get lost.',
  links: 'Links between the steps',
  link: (from, to) => `${from} to ${to}`,
  fineTitle: 'Everything is linked',
  fine: 'Every step is reached, every case has an end.',
  faults: (count) => (count === 1 ? '1 problem' : `${count} problems`),
  fault: {
    unreachable: (name) => `“${name}”: no step leads to it.`,
    unfinished: (name) => `“${name}”: nothing follows, the case gets lost here.`,
    'one-way': (name) => `“${name}”: only one way leads on, so the choice is no choice.`,
  },
  mend: 'Link everything',
}

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }
