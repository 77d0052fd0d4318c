import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (Number: string, Client: string, Deposit: number, more: JsonObject = {}) => ({
  id: `rec${Number}`,
  Number,
  Client,
  Deposit,
  Ordered: '2026-11-16',
  State: 'waiting',
  ...more,
})
const credit = (id: string, cents: number, label: string, reference: string | null = null) => ({
  transaction_id: id,
  amount: cents / 100,
  amount_cents: cents,
  side: 'credit',
  currency: 'EUR',
  status: 'completed',
  label,
  reference,
  settled_at: '2026-11-20T09:12:00.000Z',
})
const bank = (...transactions: readonly ReturnType<typeof credit>[]) => [
  { transactions: [...transactions], meta: { current_page: 1, next_page: null, total_pages: 1 } },
]
const morning = [{}]
const sent = [{ accepted: ['adv@votre-entreprise.example'] }]

export const examples: readonly Example[] = [
  {
    name: both('Deux lancées, sept à trancher', 'Two started, seven to settle'),
    given: {
      morning,
      orders: [
        order('C-1042', 'Prual', 1200),
        order('C-1050', 'Oudin', 600.5),
        order('C-1051', 'Roy', 900),
        order('C-1052', 'Vial', 480),
        order('C-1053', 'Huet', 300),
        order('C-1054', 'Huet', 300),
        order('C-1055', 'Denis', 2000, { Ordered: '2026-11-02' }),
        order('C-1056', 'Noel', 400),
        order('1060', 'Lebon', 150),
        order('C-1001', 'Blot', 100, { State: 'launched', Payment: 't-0' }),
      ],
      credits: bank(
        credit('t-1', 70_000, 'SARL PRUAL', 'Acompte c1042'),
        credit('t-2', 50_000, 'SARL PRUAL', 'C-1042 solde acompte'),
        credit('t-3', 61_050, 'OUDIN C 1050'),
        credit('t-4', 40_000, 'ROY', 'C-1051'),
        credit('t-5', 48_000, 'VIAL MENUISERIE', 'acompte'),
        credit('t-6', 60_000, 'HUET', 'C-1053 C-1054'),
        credit('t-0', 200_000, 'BLOT', 'C-1055'),
        credit('t-8', 40_000, 'NOEL', 'C-1001 C-1056'),
        credit('t-9', 15_000, 'LEVASSEUR', 'Facture F-1060'),
        credit('t-7', 200_000, 'AUTRE', 'C-10551'),
      ),
      update: [{ id: 'recC-1042' }, { id: 'recC-1050' }],
      go: [...sent, ...sent],
      tell: sent,
    },
    expects: {
      'kind.launch': [
        {
          number: 'C-1042',
          payment: 't-1, t-2',
          received: both('1\u00A0200\u00A0€', '€1,200'),
          extra: '',
        },
        {
          number: 'C-1050',
          payment: 't-3',
          received: both('610,50\u00A0€', '€610.50'),
          extra: both(', soit en trop 10\u00A0€', ', too much by €10'),
        },
      ],
      failed: 'not reached',
    },
    asks: {
      update: [
        { columns: { value: { id: 'recC-1042', State: 'launched', Payment: 't-1, t-2' } } },
        { columns: { value: { id: 'recC-1050', Payment: 't-3' } } },
      ],
      tell: [
        {
          text: both(
            '- C-1051 Roy : acompte partiel, 400\u00A0€ sur 900\u00A0€\n- C-1052 Vial : même montant sans le numéro, à vérifier : 480\u00A0€ VIAL MENUISERIE\n- C-1053 Huet : le virement cite plusieurs commandes, à répartir\n- C-1054 Huet : le virement cite plusieurs commandes, à répartir\n- C-1055 Denis : même montant sans le numéro, à vérifier : 2\u00A0000\u00A0€ AUTRE\n- C-1056 Noel : le virement cite plusieurs commandes, à répartir\n- 1060 Lebon : numéro sans lettre, à vérifier : 150\u00A0€',
            '- C-1051 Roy: part of the deposit, €400 of €900\n- C-1052 Vial: same amount without the number, to be checked: €480 VIAL MENUISERIE\n- C-1053 Huet: the transfer names several orders, to be shared out\n- C-1054 Huet: the transfer names several orders, to be shared out\n- C-1055 Denis: same amount without the number, to be checked: €2,000 AUTRE\n- C-1056 Noel: the transfer names several orders, to be shared out\n- 1060 Lebon: number without a letter, to be checked: €150',
          ),
        },
      ],
    },
  },
  {
    name: both(
      'L’état ne s’écrit pas, un acompte tarde',
      'The state is not written, a deposit is late',
    ),
    given: {
      morning,
      orders: [
        order('C-1042', 'Prual', 1200),
        order('C-1055', 'Denis', 2000, { Ordered: '2026-11-02' }),
      ],
      credits: bank(credit('t-1', 120_000, 'SARL PRUAL', 'C-1042')),
      update: { fails: 'Rate limit exceeded' },
      failed: sent,
      tell: sent,
    },
    expects: { match: [{ kind: 'launch' }, { kind: 'told' }], go: 'not reached' },
    asks: {
      failed: [
        {
          text: both(
            'Une commande au moins n’est pas lancée en entier. Comparez l’état dans Airtable et ce que l’atelier a reçu :\n- C-1042 Prual, t-1\n\nRate limit exceeded',
            'At least one order has not been started in full. Compare its state in Airtable with what the workshop got:\n- C-1042 Prual, t-1\n\nRate limit exceeded',
          ),
        },
      ],
      tell: [
        {
          text: both(
            '- C-1055 Denis : acompte attendu depuis 21 jours',
            '- C-1055 Denis: deposit awaited for 21 days',
          ),
        },
      ],
    },
  },
  {
    name: both('L’atelier ne reçoit rien', 'The workshop gets nothing'),
    given: {
      morning,
      orders: [order('C-1042', 'Prual', 1200)],
      credits: bank(credit('t-1', 120_000, 'SARL PRUAL', 'C-1042')),
      update: [{ id: 'recC-1042' }],
      go: { fails: '550 No such user' },
      failed: sent,
    },
    expects: { match: { count: 1 }, tell: 'not reached' },
    asks: {
      failed: [
        {
          subject: both('Acompte reçu, lancement incomplet', 'Deposit received, start incomplete'),
        },
      ],
    },
  },
  {
    name: both('La banque ne répond pas', 'The bank does not answer'),
    given: {
      morning,
      orders: [order('C-1042', 'Prual', 1200)],
      credits: { fails: '401 - Unauthorized' },
      tell: sent,
    },
    expects: { match: [{ kind: 'told' }], update: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Qonto ne répond pas, aucune commande n’a été lancée : 401 - Unauthorized',
            'Qonto does not answer, no order was started: 401 - Unauthorized',
          ),
        },
      ],
    },
  },
]
