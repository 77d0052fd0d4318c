import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

/** Seconds, at 10 in the morning UTC. */
const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 10) / 1000

const subscription = (id: string, end: number, more: JsonObject = {}) => ({
  id,
  status: 'active',
  cancel_at_period_end: false,
  cancel_at: null,
  customer: { id: `cus_${id}`, name: 'Ève & Fils', email: `${id}@client.example` },
  items: {
    data: [
      {
        current_period_end: end,
        price: { nickname: 'Club café', recurring: { interval: 'year' } },
      },
    ],
  },
  ...more,
})
const page = (...data: readonly JsonObject[]) => ({ has_more: false, data: [...data] })
const due = (id: string, kind: string, end: string, more: JsonObject = {}) => ({
  kind,
  subscription: id,
  end,
  email: `${id}@client.example`,
  name: 'Ève &amp; Fils',
  plan: 'Club café',
  endShown: '15/01/2027',
  untilShown: '14/01/2027',
  days: 52,
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un prévenu, un en retard, un sans adresse',
      en: 'One told, one late, one without address',
    },
    given: {
      morning: [{}],
      subscriptions: [
        page(
          subscription('sub_1', at(2027, 1, 15)),
          subscription('sub_2', at(2026, 12, 10)),
          subscription('sub_3', at(2027, 1, 20), { customer: { id: 'cus_3', deleted: true } }),
          subscription('sub_4', at(2027, 3, 20)),
        ),
        page(
          subscription('sub_5', at(2027, 1, 15), { cancel_at_period_end: true }),
          subscription('sub_6', at(2027, 1, 15), {
            items: {
              data: [
                {
                  current_period_end: at(2027, 1, 15),
                  price: { nickname: 'Mensuel', recurring: { interval: 'month' } },
                },
              ],
            },
          }),
          subscription('sub_7', at(2027, 1, 15), { status: 'past_due' }),
          {
            ...subscription('sub_8', 0, { current_period_end: at(2027, 2, 5) }),
            items: { data: [{ price: { nickname: null, recurring: { interval: 'year' } } }] },
          },
        ),
      ],
      fresh: [
        due('sub_1', 'write', '2027-01-15'),
        due('sub_2', 'late', '2026-12-10', { endShown: '10/12/2026' }),
        due('sub_3', 'blind', '2027-01-20', { email: '', endShown: '20/01/2027' }),
      ],
      send: [{ messageId: 'b1' }],
      tell: [{ accepted: true }],
      remember: [{ id: 1 }],
      noted: [{ id: 2 }, { id: 3 }],
    },
    expects: {
      due: [
        {
          subscription: 'sub_1',
          kind: 'write',
          days: 52,
          end: '2027-01-15',
          untilShown: '14/01/2027',
          name: 'Ève &amp; Fils',
        },
        { subscription: 'sub_2', kind: 'late', days: 16 },
        { subscription: 'sub_3', kind: 'blind', email: '' },
        { subscription: 'sub_8', kind: 'write', days: 73, plan: '' },
      ],
      refused: 'not reached',
      broken: 'not reached',
    },
    asks: {
      send: [
        {
          receipients: 'sub_1@client.example',
          subject: {
            fr: 'Votre abonnement se reconduit le 15/01/2027, sauf avis contraire',
            en: 'Your subscription goes on from 15/01/2027 unless you say no',
          },
        },
      ],
      remember: [
        { columns: { value: { subscription: 'sub_1', end: '2027-01-15', kind: 'write' } } },
      ],
      noted: [
        { columns: { value: { subscription: 'sub_2', kind: 'late' } } },
        { columns: { value: { subscription: 'sub_3', kind: 'blind' } } },
      ],
      tell: [
        {
          text: {
            fr: 'Trop tard pour un avis d’un mois : sub_2, reconduit le 10/12/2026\nSans adresse : sub_3, reconduit le 20/01/2027',
            en: 'Too late for a month’s notice: sub_2, going on from 10/12/2026\nWithout address: sub_3, going on from 20/01/2027',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Brevo refuse deux adresses', en: 'Brevo refuses two addresses' },
    given: {
      morning: [{}],
      subscriptions: [
        page(subscription('sub_1', at(2027, 1, 15)), subscription('sub_9', at(2027, 1, 2))),
      ],
      fresh: [due('sub_1', 'write', '2027-01-15'), due('sub_9', 'write', '2027-01-02')],
      send: { fails: 'Invalid email' },
      broken: [{ accepted: true }],
    },
    expects: {
      refused: [
        {
          line: {
            fr: 'sub_1 : Invalid email',
            en: 'sub_1: Invalid email',
          },
        },
        {},
      ],
      remember: 'not reached',
    },
    asks: {
      broken: [
        {
          text: {
            fr: 'Envoi refusé, nouvel essai demain :\nsub_1 : Invalid email\nsub_9 : Invalid email',
            en: 'Sending refused, tried again tomorrow:\nsub_1: Invalid email\nsub_9: Invalid email',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Stripe ne répond pas', en: 'Stripe does not answer' },
    given: {
      morning: [{}],
      subscriptions: { fails: 'Invalid API Key provided' },
      broken: [{ accepted: true }],
    },
    expects: { 'due.error': { count: 1 }, fresh: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Abonnements non lus : Invalid API Key provided [line 4]',
            en: 'Subscriptions not read: Invalid API Key provided [line 4]',
          },
        },
      ],
    },
  },
]
