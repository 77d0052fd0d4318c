import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const file = (name: string, text: string) => ({ type: 'text/csv', name, text })
const uploaded = (batches: string, statement: string): Given => ({
  items: [
    {
      json: { month: '2026-10' },
      files: { batches: file('tpe.csv', batches), statement: file('banque.csv', statement) },
    },
  ],
})
const STATEMENT = `Date;Libellé;Montant
02/10/2026;PAIEMENTS CB 0110;1 204,50
05/10/2026;REMISE CB 0210;795,20
05/10/2026;REMISE CB 0310;1 204,50
09/10/2026;REMISE CB 0810;-35,00
12/10/2026;COMMISSION CB SEPTEMBRE;-9,60
14/10/2026;Virement Roche;600,00
15/10/2026;REMISE CHEQUES 12;590,00
16/10/2026;PAIEMENT CARTE GARAGE;-84,20
20/10/2026;REMISE CB 1910;77,00
31/10/2026;Loyer;-1 450,00
`

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une remise nette, une perdue, une trop récente',
      en: 'One net of fees, one lost, one too recent',
    },
    given: {
      upload: uploaded(
        `Date remise;Terminal;Montant brut
01/10/2026;T1;1.204,50
02/10/2026;T1;800,00
03/10/2026;T2;1204,50
08/10/2026;T2;-35,00
13/10/2026;T2;600,00
14/10/2026;T1;-22,00
;Total;4 051,10
29/10/2026;T1;410,10
28/09/2026;T1;50,00
`,
        STATEMENT,
      ),
      draft: [{ id: 'd1' }],
      done: [{}],
    },
    expects: {
      match: [
        {
          state: 'missing',
          missing: 1,
          shown: both('600\u00A0€', '€600'),
          text: both(
            'Remises retrouvées : 4 sur 8, 3\u00A0174\u00A0€\nCommissions : 14,40\u00A0€, 0,45\u00A0% du brut retrouvé\nJamais créditées : 1, 600\u00A0€\n- 13/10/2026, terminal T2 : 600\u00A0€\nTrop récentes pour ce relevé : 1, 410,10\u00A0€\n- 29/10/2026, terminal T1 : 410,10\u00A0€\nAntérieures à ce relevé : 1, 50\u00A0€\n- 28/09/2026, terminal T1 : 50\u00A0€\nRemboursements jamais débités : 1, -22\u00A0€\n- 14/10/2026, terminal T1 : -22\u00A0€\nCrédits ou débits de carte sans remise : 1, 77\u00A0€\n- 20/10/2026 : 77\u00A0€\nLignes sans date ou montant lisible, laissées : remises 1, relevé 0',
            'Remittances found: 4 of 8, €3,174\nFees: €14.40, 0.45% of the gross found\nNever credited: 1, €600\n- 13/10/2026, terminal T2: €600\nToo recent for this statement: 1, €410.10\n- 29/10/2026, terminal T1: €410.10\nEarlier than this statement: 1, €50\n- 28/09/2026, terminal T1: €50\nRefunds never debited: 1, €-22\n- 14/10/2026, terminal T1: €-22\nCard credits or debits without a remittance: 1, €77\n- 20/10/2026: €77\nLines without a readable day or amount, left out: remittances 1, statement 0',
          ),
        },
      ],
    },
    asks: {
      draft: [
        {
          subject: both(
            'Remises de carte non créditées : 600\u00A0€',
            'Card remittances not credited: €600',
          ),
        },
      ],
      done: [{ completionTitle: both('1 remise(s) à réclamer', '1 remittance(s) to claim') }],
    },
  },
  {
    name: { fr: 'Tout est crédité, débit et crédit séparés', en: 'All credited, in two columns' },
    given: {
      upload: uploaded(
        'Date;TPE;Montant\n01/10/2026;T1;99,90\n',
        'Date op\uFFFDration;Libell\uFFFD;D\uFFFDbit;Cr\uFFFDdit\n02/10/2026;Remise carte;;99,90\n03/10/2026;Frais carte bancaire;1,00;\n31/10/2026;Fin de mois;;0,01\n',
      ),
      done: [{}],
    },
    expects: {
      match: [
        {
          state: 'whole',
          text: both(
            'Remises retrouvées : 1 sur 1, 99,90\u00A0€\nCommissions : 1\u00A0€, 1,00\u00A0% du brut retrouvé',
            'Remittances found: 1 of 1, €99.90\nFees: €1, 1.00% of the gross found',
          ),
        },
      ],
      draft: 'not reached',
    },
    asks: { done: [{ completionTitle: both('Aucune remise à réclamer', 'Nothing to claim') }] },
  },
  {
    name: { fr: 'Gmail refuse le brouillon', en: 'Gmail refuses the draft' },
    given: {
      upload: uploaded('Date;TPE;Montant\n03/10/2026;T1;12,00\n', STATEMENT),
      draft: { fails: '403 Forbidden' },
      done: [{}],
    },
    expects: { match: [{ missing: 1, shown: both('12\u00A0€', '€12') }] },
    asks: {
      done: [{ completionTitle: both('Brouillon refusé par Gmail', 'Draft refused by Gmail') }],
    },
  },
  {
    name: { fr: 'Un relevé sans colonnes connues', en: 'A statement without known columns' },
    given: {
      upload: uploaded('Date;TPE;Montant\n01/10/2026;T1;12,00\n', 'Jour;Texte\n1;a\n'),
      done: [{}],
    },
    expects: { match: [{ state: 'unread', missing: 0 }], draft: 'not reached' },
    asks: { done: [{ completionTitle: both('Fichier à revoir', 'File to be looked at') }] },
  },
  {
    name: { fr: 'Un journal de remises vide', en: 'An empty list of remittances' },
    given: { upload: uploaded('Date;TPE;Montant\n', STATEMENT), done: [{}] },
    expects: {
      match: [
        {
          state: 'unread',
          text: both(
            'Non rapproché. Aucune remise lue : colonnes Date, Terminal et Montant, jours en JJ/MM/AAAA.',
            'Not matched. No remittance read: columns Date, Terminal and Amount, days as DD/MM/YYYY.',
          ),
        },
      ],
    },
  },
]
