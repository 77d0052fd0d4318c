import type { Bilingual } from '../../routes/language.ts'
import type { Data } from '../../workflows/finder/rank.ts'

const fr = {
  title: 'Les modèles qui conviennent',
  task: 'Ce que vous voulez automatiser',
  taskHelp: 'Quelques mots suffisent : relancer des devis, trier des messages.',
  tools: 'Les outils que vous avez',
  level: 'Jusqu’à quel niveau',
  data: 'Vos données',
  kinds: {
    open: ['Sans secret', 'Rien n’est écarté.'],
    personal: ['Personnelles', 'Ce qui passe par un modèle hébergé recule.'],
    secret: ['Confidentielles', 'Aucun modèle hébergé ailleurs ne les lit.'],
  } satisfies Record<Data, readonly [string, string]>,
  newest: 'Décrivez la tâche ou cochez un outil. En attendant, les plus récents :',
  found: (count: number) =>
    count === 0
      ? 'Aucun modèle ne convient : ôtez un outil, ou dites la tâche autrement.'
      : `${count} ${count < 2 ? 'modèle convient' : 'modèles conviennent'}, le meilleur d’abord.`,
  failed: 'La bibliothèque n’a pas pu se charger. La liste complète reste là.',
  reset: 'Recommencer',
  all: 'Toute la bibliothèque',
  because: {
    words: (words: string) => `Il parle de : ${words}.`,
    has: (names: string) => `Vous avez ${names}.`,
    lacks: (names: string) => `Il faut aussi ${names}.`,
    harder: 'Plus difficile que demandé.',
    hosted: 'Un modèle hébergé lit les données.',
    inside: 'Aucun modèle extérieur ne lit les données.',
  },
}

const en: typeof fr = {
  title: 'Templates that suit you',
  task: 'What you want to automate',
  taskHelp: 'A few words will do: chase quotes, sort messages.',
  tools: 'The tools you have',
  level: 'Up to which level',
  data: 'Your data',
  kinds: {
    open: ['Nothing secret', 'Nothing is left out.'],
    personal: ['Personal', 'What goes through a hosted model moves down.'],
    secret: ['Confidential', 'No model hosted elsewhere reads them.'],
  },
  newest: 'Describe the task or tick a tool. Meanwhile, the newest ones:',
  found: (count) =>
    count === 0
      ? 'No template suits: take a tool away, or put the task in other words.'
      : `${count} ${count === 1 ? 'template suits' : 'templates suit'}, the best one first.`,
  failed: 'The library could not be loaded. The complete list is still there.',
  reset: 'Start over',
  all: 'The whole library',
  because: {
    words: (words) => `It speaks of: ${words}.`,
    has: (names) => `You have ${names}.`,
    lacks: (names) => `It also needs ${names}.`,
    harder: 'Harder than you asked for.',
    hosted: 'A hosted model reads the data.',
    inside: 'No outside model reads the data.',
  },
}

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }
