/** What a message is made of, in words: on the page, in an e-mail, in what the server answers. */
import type { Bilingual } from '../routes/language.ts'

const fr = {
  fields: {
    name: 'Votre nom',
    email: 'Votre e-mail',
    company: 'Votre entreprise',
    subject: 'Sujet',
    budget: 'Budget envisagé, hors taxes',
    message: 'Votre besoin',
    consent: 'Accord',
    first: 'Premier choix',
    second: 'Second choix',
    moment: 'Moment de la journée',
  },
  subjects: {
    site: 'Site ou application',
    ai: 'IA et documents',
    automation: 'Automatisation',
    audit: 'Audit',
    consultation: 'Consultation',
    other: 'Autre',
  },
  budgets: {
    unknown: 'Je ne sais pas encore',
    'under-2000': 'Moins de 2 000 €',
    '2000-5000': 'De 2 000 à 5 000 €',
    '5000-15000': 'De 5 000 à 15 000 €',
    '15000-40000': 'De 15 000 à 40 000 €',
    'over-40000': 'Plus de 40 000 €',
  },
  moments: { morning: 'Matin', noon: 'Midi', afternoon: 'Après-midi' },
  /** Where nothing better can be said. */
  refused: 'Le serveur n’accepte pas cette réponse : relisez-la.',
  /** How to put it right, by field and by what is wrong. */
  problems: {
    name: {
      missing: 'Écrivez votre nom : je saurai à qui je réponds.',
      long: '120 caractères au plus : un nom plus court suffira.',
    },
    email: {
      missing: 'Il manque l’adresse à laquelle je peux répondre.',
      long: 'Une adresse tient en 254 caractères : vérifiez ce qui a été collé.',
      spaced: 'Il y a une espace au milieu de l’adresse.',
      accented: 'Une adresse s’écrit sans accent ni symbole particulier.',
      noAt: 'Il manque l’arobase (@) dans l’adresse.',
      twoAts: 'Il y a plus d’une arobase (@) : gardez une seule adresse.',
      noUser: 'Il manque ce qui précède l’arobase (@).',
      noEnd: 'Il manque la fin de l’adresse, comme « exemple.fr ».',
      malformed: 'Cette adresse ne peut pas exister : relisez-la caractère par caractère.',
    },
    company: { long: '120 caractères au plus : le nom d’usage suffit.' },
    subject: { missing: 'Choisissez le sujet le plus proche ; « Autre » convient aussi.' },
    message: {
      missing: 'Une phrase suffit, mais il en faut une.',
      short: 'Dites-en un peu plus : une phrase entière suffit.',
      long: '5 000 caractères au plus : gardez le reste pour la suite de l’échange.',
    },
    consent: { missing: 'Cochez cette case : sans votre accord, je ne peux pas vous répondre.' },
    first: {
      day: 'Ce jour n’existe pas : choisissez-le dans le calendrier.',
      past: 'Ce jour est passé : proposez-en un autre.',
    },
    second: {
      day: 'Ce jour n’existe pas : choisissez-le dans le calendrier.',
      past: 'Ce jour est passé : proposez-en un autre.',
      same: 'C’est le même jour que le premier choix : proposez-en un autre.',
    },
  },
}

const en: typeof fr = {
  fields: {
    name: 'Your name',
    email: 'Your e-mail',
    company: 'Your company',
    subject: 'Subject',
    budget: 'Budget in mind, before tax',
    message: 'What you need',
    consent: 'Agreement',
    first: 'First choice',
    second: 'Second choice',
    moment: 'Time of day',
  },
  subjects: {
    site: 'Site or application',
    ai: 'AI and documents',
    automation: 'Automation',
    audit: 'Audit',
    consultation: 'Consultation',
    other: 'Something else',
  },
  budgets: {
    unknown: 'I don’t know yet',
    'under-2000': 'Under €2,000',
    '2000-5000': '€2,000 to €5,000',
    '5000-15000': '€5,000 to €15,000',
    '15000-40000': '€15,000 to €40,000',
    'over-40000': 'Over €40,000',
  },
  moments: { morning: 'Morning', noon: 'Midday', afternoon: 'Afternoon' },
  refused: 'The server does not accept this answer: check it.',
  problems: {
    name: {
      missing: 'Write your name, so that I know who I’m replying to.',
      long: '120 characters at most: a shorter name will do.',
    },
    email: {
      missing: 'I need an address to reply to.',
      long: 'An address fits in 254 characters: check what was pasted.',
      spaced: 'There is a space inside the address.',
      accented: 'An address has no accents or special symbols.',
      noAt: 'The address has no at sign (@).',
      twoAts: 'There is more than one at sign (@): keep a single address.',
      noUser: 'Nothing stands before the at sign (@).',
      noEnd: 'The end of the address is missing, such as “example.com”.',
      malformed: 'No such address can exist: check it letter by letter.',
    },
    company: { long: '120 characters at most: the everyday name will do.' },
    subject: { missing: 'Pick the closest subject; “Something else” is fine too.' },
    message: {
      missing: 'One sentence is enough, but I do need one.',
      short: 'Say a little more: one whole sentence will do.',
      long: '5,000 characters at most: keep the rest for later in our exchange.',
    },
    consent: { missing: 'Tick this box: without your agreement I can’t reply.' },
    first: {
      day: 'There is no such day: pick it from the calendar.',
      past: 'That day is over: suggest another.',
    },
    second: {
      day: 'There is no such day: pick it from the calendar.',
      past: 'That day is over: suggest another.',
      same: 'That is the same day as your first choice: suggest another.',
    },
  },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
export type ContactWords = typeof fr
