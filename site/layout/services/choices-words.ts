/** What the panel of choices says: it comes where there is something to choose. */
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  kept: 'Votre choix est gardé six mois.',
  title: 'Vos choix, sans piège',
  text: 'Rien n’est actif avant votre accord, et la page reste entière quelle que soit la réponse.',
  /** Instead, where nothing needs consent and all can be refused. */
  exempt: 'Cette mesure ne suit personne, la loi l’autorise sans accord. Vous pouvez la refuser.',
  necessary: {
    title: 'Nécessaire',
    text: 'Thème, langue, Opale. Sur cet appareil.',
    always: 'Toujours',
  },
  purposes: {
    audience: {
      title: 'Mesure d’audience',
      text: 'Pages vues, sans identifiant, jamais recoupées.',
    },
    journey: { title: 'Parcours de contact', text: 'Ce qui vous amène à écrire.' },
  },
  refuse: 'Tout refuser',
  accept: 'Tout accepter',
  keep: 'Garder ces choix',
}

const en: typeof fr = {
  kept: 'Your choice is kept for six months.',
  title: 'Your choices, no tricks',
  text: 'Nothing is on until you agree, and the page stays whole whatever you answer.',
  exempt: 'This follows nobody, and the law allows it without consent. You can refuse it.',
  necessary: {
    title: 'Necessary',
    text: 'Theme, language, Opale. On this device.',
    always: 'Always',
  },
  purposes: {
    audience: {
      title: 'Audience measurement',
      text: 'Pages seen, without an identifier, never matched.',
    },
    journey: { title: 'The way to contact', text: 'What brings you to write.' },
  },
  refuse: 'Refuse all',
  accept: 'Accept all',
  keep: 'Keep these choices',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
