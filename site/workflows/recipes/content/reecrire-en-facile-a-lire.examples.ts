import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (text: Bilingual<string>) => [{ text, email: 'accueil@mutuelle.example' }]
const says = (...sentences: readonly string[]): string => JSON.stringify({ output: { sentences } })
const NOTICE = both(
  'Toute demande de remboursement supérieure à 1 500 €, sauf hospitalisation, doit être adressée avant le 31 janvier à remboursements@mutuelle.example. Voir https://mutuelle.example/aide.',
  'Any claim above 1 500 €, hospital stays excepted, must be sent before 31 January to remboursements@mutuelle.example. See https://mutuelle.example/aide.',
)

export const examples: readonly Example[] = [
  {
    name: both('Un chiffre perdu, puis retrouvé', 'A figure lost, then found'),
    given: {
      asked: asked(NOTICE),
      medium: {
        says: [
          both(
            says(
              'Votre demande dépasse 1500 € ?',
              'Envoyez-la en janvier à remboursements@mutuelle.example, sauf si vous avez été soigné à l’hôpital pendant cette année-là.',
            ),
            says(
              'Is your claim above 1500 €?',
              'Send it in January to remboursements@mutuelle.example, unless you were in hospital at any time during that year.',
            ),
          ),
          both(
            says(
              'Votre demande dépasse 1 500 € ?',
              'Envoyez-la avant le 31 janvier.',
              'Écrivez à remboursements@mutuelle.example.',
              'Ne le faites pas pour un séjour à l’hôpital.',
              'Plus d’informations : https://mutuelle.example/aide.',
            ),
            says(
              'Is your claim above 1 500 €?',
              'Send it before 31 January.',
              'Write to remboursements@mutuelle.example.',
              'Do not do so for a stay in hospital.',
              'More is told here: https://mutuelle.example/aide.',
            ),
          ),
        ],
      },
      send: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          faults: [
            both(
              'phrase trop longue : Envoyez-la en janvier à remboursements@mutuelle.example, sauf si vous avez été soigné à l’hôpital pendant cette année-là.',
              'sentence too long: Send it in January to remboursements@mutuelle.example, unless you were in hospital at any time during that year.',
            ),
            both('absent de la nouvelle version : 31', 'missing from the new version: 31'),
            both(
              'absent de la nouvelle version : https://mutuelle.example/aide',
              'missing from the new version: https://mutuelle.example/aide',
            ),
          ],
        },
        { faults: [], sentences: 5 },
      ],
      none: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both(
            'Facile à lire : version à relire',
            'Easy to read: a version for you to check',
          ),
        },
      ],
    },
  },
  {
    name: both('Trois essais, un chiffre inventé', 'Three tries, a figure made up'),
    given: {
      asked: asked(both('Fermé le 24 décembre.', 'Closed on 24 December.')),
      medium: {
        says: [
          both(
            says('Nous fermons le 24 décembre à 12 heures.'),
            says('We close on the 24 December at 12.'),
          ),
        ],
      },
      send: [{ accepted: true }],
    },
    expects: {
      rewrite: { count: 3 },
      'again.no': [{ before: 4, after: 8 }],
    },
    asks: {
      send: [
        {
          text: both(
            'À CORRIGER\n- ajouté, absent du texte : 12\n\nMots par phrase, en moyenne : 4 avant, 8 après.\n\nNous fermons le 24 décembre à 12 heures.\n\nTEXTE D’ORIGINE\nFermé le 24 décembre.',
            'TO MEND\n- added, not in the text: 12\n\nWords a sentence, on average: 4 before, 8 after.\n\nWe close on the 24 December at 12.\n\nORIGINAL TEXT\nClosed on 24 December.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle ne répond pas', 'The model does not answer'),
    given: {
      asked: asked(NOTICE),
      medium: { fails: 'Service overloaded' },
      none: [{ accepted: true }],
    },
    expects: { settings: [{ most: 15, letters: 6000 }], check: 'not reached', send: 'not reached' },
    asks: {
      none: [
        {
          subject: both('Facile à lire : pas de version', 'Easy to read: no version'),
          text: both(
            'Le modèle n’a pas répondu, ou pas dans la forme demandée. Renvoyez le formulaire plus tard.',
            'The model did not answer, or not in the form asked. Send the form again later.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un texte trop long', 'A text too long'),
    given: {
      asked: [{ text: 'mot '.repeat(1600), email: 'accueil@mutuelle.example' }],
      none: [{ accepted: true }],
    },
    expects: { rewrite: 'not reached' },
    asks: {
      none: [
        {
          text: both(
            'Texte de 6399 signes, pour 6000 au plus : envoyez-le par parties.',
            'A text of 6399 characters, for 6000 at most: send it by parts.',
          ),
        },
      ],
    },
  },
]
