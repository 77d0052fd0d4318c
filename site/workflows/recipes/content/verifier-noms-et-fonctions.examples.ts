import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const person = (id: string, Name: string, Role: string, Left?: string) => ({
  id,
  Name,
  Role,
  ...(Left ? { Left } : {}),
})
const PEOPLE = [
  person('rec1', 'Hélène Lefèvre', 'Responsable qualité'),
  person('rec2', 'Anne Le Gall', 'Directrice des achats'),
  person('rec3', 'Karim Benali', 'Chef d’atelier', '2026-03-31'),
  person('rec4', 'Lou Ferrand', 'Directrice générale', '2027-01-31'),
]
const says = (...people: readonly (readonly [name: string, role: string])[]): string =>
  JSON.stringify({ output: { people: people.map(([name, role]) => ({ name, role })) } })
const ARTICLE =
  'Merci à Hélène Lefebvre, directrice de l’usine, et à Anne Le Gall, directrice des achats. Karim Benali, chef d’atelier, a tout réglé. Noé Vidal a dessiné la pièce ; Lou Ferand signe.'
const pasted = (article: string) => [{ article, email: 'lou@votre-site.example' }]

export const examples: readonly Example[] = [
  {
    name: both(
      'Deux noms mal écrits, un départ, un inconnu',
      'Two names misspelt, one gone, one unknown',
    ),
    given: {
      pasted: pasted(ARTICLE),
      people: PEOPLE,
      medium: {
        says: [
          says(
            ['Hélène Lefebvre', 'directrice de l’usine'],
            ['Anne Le Gall', 'directrice des achats'],
            ['Karim Benali', 'chef d’atelier'],
            ['Noé Vidal', 'designer industriel'],
            ['Paul Durand', 'président'],
          ),
        ],
      },
      send: [{ accepted: true }],
      done: [{}],
    },
    expects: { check: [{ count: 5, sound: 1, dropped: 1 }], here: 'not reached' },
    asks: {
      send: [
        {
          toEmail: 'lou@votre-site.example',
          text: both(
            '- Hélène Lefebvre : l’annuaire écrit Hélène Lefèvre\n- Hélène Lefebvre : le texte dit « directrice de l’usine », l’annuaire « Responsable qualité »\n- Karim Benali : n’est plus en poste depuis 2026-03-31\n- Noé Vidal : absent de l’annuaire, à vérifier auprès de la personne\n- Lou Ferand : l’annuaire écrit Lou Ferrand\n\nNoms et fonctions conformes : 1',
            '- Hélène Lefebvre: the directory writes Hélène Lefèvre\n- Hélène Lefebvre: the text says “directrice de l’usine”, the directory “Responsable qualité”\n- Karim Benali: has left on 2026-03-31\n- Noé Vidal: not in the directory, check with the person\n- Lou Ferand: the directory writes Lou Ferrand\n\nNames and titles that agree: 1',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle se tait, le courriel aussi', 'Model silent, email refused'),
    given: {
      pasted: pasted('Merci Anne Le Gal ! Notre usine de Saint Nazaire salue Lou Ferrand.'),
      people: PEOPLE,
      medium: { fails: 'Service unavailable' },
      send: { fails: 'Mailbox full' },
      here: [{}],
    },
    expects: { check: [{ count: 1, sound: 0 }], done: 'not reached' },
    asks: {
      here: [
        {
          completionMessage: both(
            '- Anne Le Gal : l’annuaire écrit Anne Le Gall ·  · Noms et fonctions conformes : 0 · Fonctions NON vérifiées : le modèle n’a pas répondu.',
            '- Anne Le Gal: the directory writes Anne Le Gall ·  · Names and titles that agree: 0 · Titles NOT checked: the model did not answer.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un texte trop long', 'A text too long'),
    given: {
      pasted: pasted(`Lou Ferrand signe. ${'Suite. '.repeat(3000)}`),
      people: PEOPLE,
      medium: { says: [says()] },
      send: [{ accepted: true }],
      done: [{}],
    },
    expects: {
      check: [
        {
          count: 0,
          text: both(
            '\nNoms et fonctions conformes : 0\nTexte coupé à vingt mille signes : la suite n’est PAS vérifiée.',
            '\nNames and titles that agree: 0\nText cut at twenty thousand characters: the rest was NOT checked.',
          ),
        },
      ],
    },
  },
  {
    name: both('L’annuaire est hors d’atteinte', 'The directory is out of reach'),
    given: {
      pasted: pasted('Noé Vidal a dessiné la pièce.'),
      people: { fails: 'NOT_AUTHORIZED' },
      medium: { says: [says(['Noé Vidal', ''])] },
      send: [{ accepted: true }],
      done: [{}],
    },
    expects: {
      check: [
        {
          count: 0,
          text: both(
            '\nNoms et fonctions conformes : 0\nAnnuaire NON lu : vide, ou hors d’atteinte.',
            '\nNames and titles that agree: 0\nDirectory NOT read: empty, or out of reach.',
          ),
        },
      ],
    },
  },
]
