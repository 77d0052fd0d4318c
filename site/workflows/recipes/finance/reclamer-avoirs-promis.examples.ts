import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const mail = (id: string, text: string, name = 'Bois Delmas') => ({
  id,
  threadId: `t-${id}`,
  subject: 'Votre réclamation',
  from: { value: [{ address: 'SAV@bois-delmas.example', name }] },
  date: '2026-11-20T22:40:00.000Z',
  text,
})
const said = (...promises: readonly { quote: string; invoice?: string; amount?: string }[]) =>
  JSON.stringify({ promises })
const PROMISE = 'nous vous établirons un avoir de 1 180,50 € sur la FA-2291'
const row = (id: string, more = {}) => ({
  id,
  key: `t-${id}|fa2291|180`,
  supplier: 'Bois Delmas',
  email: 'sav@bois-delmas.example',
  thread: `t-${id}`,
  quote: 'un avoir vous sera adressé',
  subject: 'RE : Votre réclamation',
  invoice: 'FA-2291',
  amount: 180,
  promised_on: '2026-11-02',
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une promesse, une phrase inventée, un modèle muet',
      en: 'A promise, an invented sentence, a silent model',
    },
    given: {
      mail: [
        mail('m1', `Bonjour, ${PROMISE}.\nLe 3 novembre, Roche a écrit :\n> Je demande un avoir`),
        mail('m2', 'Pour le remboursement, voyez le commercial.', ''),
        mail('m3', 'Rupture sur les chevrons.'),
        mail('m4', 'Un avoir suivra peut-être.'),
      ],
      medium: {
        says: [
          said({ quote: PROMISE, invoice: 'FA-2291', amount: '1 180,50' }),
          said({ quote: 'nous remboursons 500 euros', amount: '500' }),
          'pardon',
          'pardon',
        ],
      },
      keep: [{ id: 'rec1' }],
      warn: [{ messageId: '1' }],
    },
    expects: {
      letters: { count: 3 },
      'state.sure': [
        {
          key: 't-m1|fa2291|1180.5',
          amount: 1180.5,
          invoice: 'FA-2291',
          day: '2026-11-20',
          email: 'sav@bois-delmas.example',
        },
      ],
      'state.other': [{ state: 'doubt', amount: null }, { state: 'doubt' }],
    },
    asks: {
      warn: [
        {
          subject: both(
            'Avoirs promis : 2 cas à reprendre vous-même',
            'Credits promised: 2 case(s) for you to take up',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un lundi : venu, à relancer, à appeler',
      en: 'A Monday: came, to remind, to ring',
    },
    given: {
      monday: [{}],
      open: [
        row('r1', { amount: 96, invoice: '' }),
        row('r2'),
        row('r3', { reminders: 2, reminded_on: '2026-11-05', invoice: 'FA-2100', amount: 40 }),
        row('r4', { promised_on: '2026-11-18', invoice: '', amount: null }),
        { id: 'r5', supplier: 'Fonderie Roy', amount: 12, promised_on: '2026-11-02' },
        { id: 'r6' },
      ],
      credits: [
        {
          id: 8,
          name: 'RF/8',
          ref: 'AV-77',
          invoice_date: '2026-11-12',
          amount_total: 115.2,
          amount_untaxed: 96,
        },
        {
          id: 9,
          name: 'RF/9',
          ref: 'AV FA2291',
          invoice_date: '2026-10-01',
          amount_total: 180,
          amount_untaxed: 150,
        },
      ],
      list: [{ messageId: '2' }],
      draft: [{ id: 'd1' }],
      note: [{ id: 'r2' }],
    },
    expects: {
      sort: [
        {
          open: 5,
          text: both(
            'Semble arrivé, à cocher dans Airtable\n- Bois Delmas, 96\u00A0€, promis le 02/11/2026 : AV-77\nRelance en brouillon\n- Bois Delmas, FA-2291, 180\u00A0€, promis le 02/11/2026\nDeux relances sans effet, ou rien d’écrit : à appeler\n- Bois Delmas, FA-2100, 40\u00A0€, promis le 02/11/2026\n- Fonderie Roy, 12\u00A0€, promis le 02/11/2026\nEn attente\n- Bois Delmas, montant non écrit, promis le 18/11/2026',
            'Seems to have come, to be ticked in Airtable\n- Bois Delmas, €96, promised on 02/11/2026: AV-77\nReminder among the drafts\n- Bois Delmas, FA-2291, €180, promised on 02/11/2026\nTwo reminders without effect, or nothing in writing: to be rung\n- Bois Delmas, FA-2100, €40, promised on 02/11/2026\n- Fonderie Roy, €12, promised on 02/11/2026\nWaiting\n- Bois Delmas, amount not written, promised on 18/11/2026',
          ),
        },
      ],
      each: [{ id: 'r2', state: 'ask', times: 0 }],
      letters: 'not reached',
    },
    asks: {
      draft: [{ subject: 'Re: Votre réclamation', options: { threadId: 't-r2' } }],
      note: [{ columns: { value: { id: 'r2', reminders: 1, reminded_on: '2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Un lundi, Odoo muet', en: 'A Monday with Odoo silent' },
    given: {
      monday: [{}],
      open: [row('r2')],
      credits: { fails: '502' },
      list: [{ messageId: '3' }],
    },
    expects: {
      sort: [
        {
          remind: [],
          text: both(
            'Odoo muet, aucune relance cette semaine : 502\nEn attente\n- Bois Delmas, FA-2291, 180\u00A0€, promis le 02/11/2026',
            'Odoo silent, no reminder this week: 502\nWaiting\n- Bois Delmas, FA-2291, €180, promised on 02/11/2026',
          ),
        },
      ],
      draft: 'not reached',
    },
  },
  {
    name: { fr: 'Airtable refuse la promesse', en: 'Airtable refuses the promise' },
    given: {
      mail: [mail('m1', `Bonjour, ${PROMISE}.`)],
      medium: { says: [said({ quote: PROMISE })] },
      keep: { fails: '422 Unprocessable' },
      warn: [{ messageId: '4' }],
    },
    expects: { 'state.sure': [{ amount: null, invoice: '' }], doubts: { count: 1 } },
    asks: {
      warn: [{ text: '- Bois Delmas, 2026-11-20 – 422 Unprocessable' }],
    },
  },
  {
    name: { fr: 'Un lundi, brouillon refusé', en: 'A Monday, draft refused' },
    given: {
      monday: [{}],
      open: [row('r2')],
      credits: [],
      list: [{ messageId: '5' }],
      draft: { fails: '403' },
      warn: [{ messageId: '6' }],
    },
    expects: { each: [{ id: 'r2' }], doubts: { count: 1 }, note: 'not reached' },
    asks: { warn: [{ text: '- Bois Delmas, 02/11/2026 – 403' }] },
  },
]
