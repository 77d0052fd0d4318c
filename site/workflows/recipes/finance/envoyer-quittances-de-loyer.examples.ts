import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const lease = (
  name: string,
  tenant: string,
  from: string,
  [rent, charges]: readonly [number, number],
  agreed = 'oui',
) => ({
  lease: name,
  tenant,
  address: `${name} rue des Lices, Sarzac`,
  email: `${name.toLowerCase()}@locataire.example`,
  agreed,
  from,
  rent,
  charges,
})
const payment = (
  id: string,
  lease_: string,
  month: string,
  amount: number | string,
  day = '2026-11-05',
  sent_on = '',
) => ({ id, lease: lease_, month, amount, day, sent_on })
const A1 = lease('A1', 'Locataire un', '2025-11', [760, 70])
const sent = [{ messageId: '1' }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un solde, une partie, un papier, un trop-payé',
      en: 'A balance, a part, one on paper, one paid too much',
    },
    given: {
      morning: [{}],
      leases: [
        A1,
        lease('A1', 'Locataire un', '11/2026', [780, 70.5]),
        lease('B2', 'Locataire deux', '2024-01', [600, 40]),
        lease('C3', 'Locataire trois', '2024-01', [500, 0], ''),
        lease('D4', 'Locataire quatre', '2024-01', [400, 20]),
        lease('E5', 'Locataire cinq', '2024-01', [300, 0]),
      ],
      payments: [
        payment('r0', 'A1', '2026-11', 400.5, '2026-11-02', '2026-11-03'),
        payment('r1', 'a1', '01/11/2026', '450,00', '20/11/2026'),
        payment('r2', 'B2', '2026-11', 300),
        payment('r3', 'B2', '2026-11', 100, '2026-11-06'),
        payment('r4', 'C3', '2026-11', 500),
        payment('r5', 'D4', '2026-11', 840),
        payment('r6', 'Z9', '2026-11', 840),
        payment('r7', 'A1', '2026-10', 830, '2026-11-20'),
        // The first half, dated long since, became unreadable.
        payment('r8', 'E5', '2026-11', 'cent', '2026-11-02', '2026-11-03'),
        payment('r9', 'E5', '2026-11', 200),
      ],
      send: [{ messageId: '1' }, { messageId: '2' }, { messageId: '3' }],
      mark: [{}, {}, {}, {}],
      tell: sent,
    },
    expects: {
      docs: [
        {
          ids: ['r1'],
          title: both('Quittance de loyer, novembre 2026', 'Rent receipt in full, November 2026'),
          text: both(
            'SCI des Lices, 4 place du Marché, 00000 Sarzac, bailleur, déclare avoir reçu de Locataire un la somme de 850,50\u00A0€, pour le logement situé A1 rue des Lices, Sarzac, période du 01/11/2026 au 30/11/2026, et lui en donne quittance.\n\nLoyer : 780\u00A0€\nCharges : 70,50\u00A0€\nTotal : 850,50\u00A0€\n\nReçu le\n02/11/2026 : 400,50\u00A0€\n20/11/2026 : 450\u00A0€\n\nCette quittance remplace les reçus déjà remis pour cette période.',
            'SCI des Lices, 4 place du Marché, 00000 Sarzac, landlord, has received from Locataire un the sum of €850.50, for the dwelling at A1 rue des Lices, Sarzac, period from 01/11/2026 to 30/11/2026, in full discharge.\n\nRent: €780\nService charges: €70.50\nTotal: €850.50\n\nReceived on\n02/11/2026: €400.50\n20/11/2026: €450\n\nIt replaces receipts given before for this period.',
          ),
        },
        {
          ids: ['r2', 'r3'],
          text: both(
            'SCI des Lices, 4 place du Marché, 00000 Sarzac, bailleur, déclare avoir reçu de Locataire deux la somme de 400\u00A0€, pour le logement situé B2 rue des Lices, Sarzac, période du 01/11/2026 au 30/11/2026.\n\nReçu le\n05/11/2026 : 300\u00A0€\n06/11/2026 : 100\u00A0€\n\nReçu à ce jour pour cette période : 400\u00A0€. Reste dû : 240\u00A0€',
            'SCI des Lices, 4 place du Marché, 00000 Sarzac, landlord, has received from Locataire deux the sum of €400, for the dwelling at B2 rue des Lices, Sarzac, period from 01/11/2026 to 30/11/2026.\n\nReceived on\n05/11/2026: €300\n06/11/2026: €100\n\nReceived so far for this period: €400. Still owed: €240',
          ),
        },
        { ids: ['r7'], month: both('octobre 2026', 'October 2026') },
      ],
      paid: [{ id: 'r1' }, { id: 'r2' }, { id: 'r3' }, { id: 'r7' }],
      warn: 'not reached',
    },
    asks: {
      tell: [
        {
          text: both(
            'À imprimer et remettre, puis à dater vous-même dans sent_on\nQuittance de loyer, novembre 2026, Locataire trois\nSCI des Lices, 4 place du Marché, 00000 Sarzac, bailleur, déclare avoir reçu de Locataire trois la somme de 500\u00A0€, pour le logement situé C3 rue des Lices, Sarzac, période du 01/11/2026 au 30/11/2026, et lui en donne quittance.\n\nLoyer : 500\u00A0€\nCharges : 0\u00A0€\nTotal : 500\u00A0€\n\nReçu le\n05/11/2026 : 500\u00A0€\n\nCette quittance remplace les reçus déjà remis pour cette période.\n\nÀ regarder, rien n’est parti\n- Locataire quatre, novembre 2026 : payé en trop, 420\u00A0€\n- r6 : bail, mois, jour ou montant illisible\n- r9 : bail, mois, jour ou montant illisible',
            'To print and hand over, then to be dated by you in sent_on\nRent receipt in full, November 2026, Locataire trois\nSCI des Lices, 4 place du Marché, 00000 Sarzac, landlord, has received from Locataire trois the sum of €500, for the dwelling at C3 rue des Lices, Sarzac, period from 01/11/2026 to 30/11/2026, in full discharge.\n\nRent: €500\nService charges: €0\nTotal: €500\n\nReceived on\n05/11/2026: €500\n\nIt replaces receipts given before for this period.\n\nTo look at, nothing left\n- Locataire quatre, November 2026: paid too much, €420\n- r6: lease, month, day or amount not readable\n- r9: lease, month, day or amount not readable',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le courriel est refusé', en: 'The email is refused' },
    given: {
      morning: [{}],
      leases: [A1],
      payments: [payment('r7', 'A1', '2026-10', 830)],
      send: { fails: '550 No such user' },
      warn: sent,
    },
    expects: { lost: { count: 1 }, paid: 'not reached', todo: { count: 0 } },
    asks: {
      warn: [
        {
          text: both(
            'Locataire un, octobre 2026 : non envoyé, repart demain – 550 No such user',
            'Locataire un, October 2026: not sent, leaves again tomorrow – 550 No such user',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Parti, mais la feuille refuse la date',
      en: 'Sent, but the sheet refuses the day',
    },
    given: {
      morning: [{}],
      leases: [A1],
      payments: [payment('r7', 'A1', '2026-10', 830)],
      send: sent,
      mark: { fails: '429 Quota exceeded' },
      warn: sent,
    },
    expects: { paid: [{ id: 'r7', left: true }], lost: { count: 1 } },
    asks: {
      warn: [
        {
          text: both(
            'Locataire un, octobre 2026 : envoyé, mais repartirait demain, datez sent_on – 429 Quota exceeded',
            'Locataire un, October 2026: sent, but would leave again tomorrow, date sent_on – 429 Quota exceeded',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille ne s’ouvre pas', en: 'The sheet does not open' },
    given: { morning: [{}], leases: { fails: '503' }, payments: [{}], tell: sent },
    expects: { prepare: [{ docs: [] }], docs: { count: 0 } },
    asks: {
      tell: [
        {
          text: both(
            'Baux ou règlements illisibles, rien n’est parti : 503',
            'Leases or payments not readable, nothing left: 503',
          ),
        },
      ],
    },
  },
]
