/** Words of navigation A. Read at build: the browser gets them with the rest of its data. */
import type { Bilingual } from '../routes/language.ts'

const fr = {
  links: { webdev: 'WebDev', ia: 'Services IA', plus: 'PLUS' },
  quick: { webdev: 'WebDev', ia: 'Services IA', workflows: 'Workflows', cv: 'CV' },
  dropdowns: {
    services: 'Services',
    automation: 'Automatisation',
    resources: 'Ressources',
    tools: 'Outils',
    portfolio: 'Portfolio',
  },
  /** What the entry is, where its page's own line says less. */
  studio: 'L’éditeur intelligent de workflows, dans le navigateur',
  proposals: {
    services: {
      title: 'Vous hésitez ?',
      text: 'Décrivez votre tâche en trois lignes : la réponse dira quel service convient, ou aucun.',
      action: 'Décrire ma tâche',
    },
    automation: {
      title: 'Voir un flux en entier',
      text: 'Chaque étape y est dite avant que vous ne l’importiez. Commencez par l’accueil d’un nouveau collègue.',
      action: 'Ouvrir ce flux',
    },
    resources: {
      title: 'Par où commencer ?',
      text: 'Dites-moi où vous en êtes : le quiz nomme un stade, et l’étape suivante.',
      action: 'Faire le quiz',
    },
    tools: {
      title: 'Et combien cela coûte ?',
      text: 'Le calculateur montre de quoi un tarif est fait, ligne par ligne.',
      action: 'Calculer un tarif',
    },
    portfolio: {
      title: 'J’en fais partie.',
      text: 'Mes règles, mon code et mon caractère se regardent de près. Venez jouer, c’est aussi une démonstration.',
      action: 'Me rendre visite',
    },
  },
  contact: {
    title: 'Écrire',
    form: 'Décrire mon projet',
    formHint: 'La page de contact, avec ce qui aide à répondre',
    mail: 'Envoyer un e-mail',
    card: 'Carte de visite',
    cardHint: 'Les coordonnées, à enregistrer',
  },
}

const en: typeof fr = {
  links: { webdev: 'WebDev', ia: 'AI services', plus: 'PLUS' },
  quick: { webdev: 'WebDev', ia: 'AI services', workflows: 'Workflows', cv: 'CV' },
  dropdowns: {
    services: 'Services',
    automation: 'Automation',
    resources: 'Resources',
    tools: 'Tools',
    portfolio: 'Portfolio',
  },
  studio: 'The smart workflow editor, in your browser',
  proposals: {
    services: {
      title: 'Not sure which?',
      text: 'Describe the task in three lines. The answer says which service fits, or that none does.',
      action: 'Describe my task',
    },
    automation: {
      title: 'See one from end to end',
      text: 'Every step is spelt out before you import anything. Start with welcoming a new colleague.',
      action: 'Open this workflow',
    },
    resources: {
      title: 'Where to begin?',
      text: 'Tell me where you stand: the quiz names a stage, and the step after it.',
      action: 'Take the quiz',
    },
    tools: {
      title: 'And what does it cost?',
      text: 'The calculator shows what a rate is made of, line by line.',
      action: 'Work out a rate',
    },
    portfolio: {
      title: 'I am part of it.',
      text: 'My rules, my code and my moods are there to look at. Come and play: it doubles as a demonstration.',
      action: 'Come and see me',
    },
  },
  contact: {
    title: 'Write',
    form: 'Describe my project',
    formHint: 'The contact page, with what helps to answer',
    mail: 'Send an e-mail',
    card: 'Business card',
    cardHint: 'Contact details, to save',
  },
}

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }
