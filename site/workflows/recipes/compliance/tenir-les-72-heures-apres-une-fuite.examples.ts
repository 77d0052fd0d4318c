import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

export const LOCKED: Bilingual<string> = {
  fr: 'Chiffrées, et nous en avons une copie',
  en: 'Encrypted, and we hold a copy',
}
/** Kinds whose loss is a high risk by itself. */
export const HEALTH: readonly Bilingual<string>[] = [
  { fr: 'Santé', en: 'Health' },
  { fr: 'Banque', en: 'Bank' },
  { fr: 'Identité', en: 'Identity papers' },
]
export const KINDS: readonly Bilingual<string>[] = [
  { fr: 'Coordonnées', en: 'Contact details' },
  { fr: 'Mots de passe', en: 'Passwords' },
  ...HEALTH,
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Fichier envoyé au mauvais client', en: 'A file sent to the wrong client' },
    given: {
      report: [
        {
          facts: {
            fr: 'Liste des abonnés jointe par erreur.',
            en: 'List of subscribers attached by mistake.',
          },
          kinds: [{ fr: 'Coordonnées', en: 'Contact details' }],
          people: 240,
          guard: { fr: 'Rien, ou je ne sais pas', en: 'None, or I do not know' },
        },
      ],
      register: [{ number: 'F-261123-0830' }],
      notify: [{ success: true }],
      calendar: [{ id: 'e-1' }],
    },
    expects: {
      judge: [{ level: 'some', number: 'F-261123-0830', due: '2026-11-26 08:30' }],
      note: 'not reached',
      unkept: 'not reached',
    },
    asks: {
      register: [
        {
          columns: {
            value: {
              level: 'some',
              people: 240,
              kinds: { fr: 'Coordonnées', en: 'Contact details' },
            },
          },
        },
      ],
      notify: [
        {
          subject: {
            fr: 'Incident F-261123-0830 : notifier avant le 2026-11-26 08:30',
            en: 'Incident F-261123-0830: notify by 2026-11-26 08:30',
          },
        },
      ],
      calendar: [{ start: '2026-11-25T20:30:00.000+01:00' }],
    },
  },
  {
    name: { fr: 'Dossiers médicaux perdus', en: 'Medical files lost' },
    given: {
      report: [
        {
          facts: { fr: 'Classeur oublié au café.', en: 'A binder left in a café.' },
          kinds: [{ fr: 'Santé', en: 'Health' }],
          people: 12,
          guard: { fr: 'Rien, ou je ne sais pas', en: 'None, or I do not know' },
        },
      ],
      register: [{ number: 'F-261123-0830' }],
      notify: [{ success: true }],
      calendar: [{ id: 'e-2' }],
    },
    expects: { judge: [{ level: 'high' }] },
    asks: {
      notify: [
        {
          bodyContent: {
            fr: 'Classeur oublié au café.\n\nDonnées : Santé. Personnes : environ 12.\n\nUne notification incomplète mais à l’heure se complète ensuite.\n\nRisque élevé : prévenez aussi les personnes, en mots simples, sans attendre.',
            en: 'A binder left in a café.\n\nData: Health. People: about 12.\n\nA notification that is incomplete but on time can be completed later.\n\nHigh risk: tell the people as well, in plain words, without delay.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Ordinateur chiffré volé', en: 'An encrypted laptop stolen' },
    given: {
      report: [
        {
          facts: { fr: 'Portable volé dans le train.', en: 'Laptop stolen on the train.' },
          kinds: [{ fr: 'Banque', en: 'Bank' }],
          people: 3000,
          guard: LOCKED,
        },
      ],
      register: [{ number: 'F-261123-0830' }],
      note: [{ success: true }],
    },
    expects: { judge: [{ level: 'low' }], notify: 'not reached', calendar: 'not reached' },
    asks: {
      note: [
        {
          subject: {
            fr: 'Incident F-261123-0830 : à noter',
            en: 'Incident F-261123-0830: to be noted',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le registre ne répond pas', en: 'The register does not answer' },
    given: {
      report: [
        {
          facts: { fr: 'Export public par erreur.', en: 'An export made public by mistake.' },
          kinds: [{ fr: 'Mots de passe', en: 'Passwords' }],
          people: 1500,
          guard: { fr: 'Rien, ou je ne sais pas', en: 'None, or I do not know' },
        },
      ],
      register: { fails: 'The service is unavailable' },
      unkept: [{ success: true }],
    },
    expects: { judge: [{ level: 'high' }], what: 'not reached' },
    asks: {
      unkept: [
        {
          subject: {
            fr: 'À recopier au registre : F-261123-0830, limite 2026-11-26 08:30',
            en: 'To be copied into the register: F-261123-0830, due 2026-11-26 08:30',
          },
          bodyContent: {
            fr: 'Export public par erreur.\nMots de passe\n1500\nhigh',
            en: 'An export made public by mistake.\nPasswords\n1500\nhigh',
          },
        },
      ],
    },
  },
]
