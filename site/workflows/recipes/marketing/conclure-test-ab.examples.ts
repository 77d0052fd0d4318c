import type { Example } from '../recipe.ts'

const form = (lift: number, visits = 1500) => [
  { title: 'Bouton plus court', visits, rate: 4, lift },
]
const rows = (a: readonly [number, number], b: readonly [number, number]) => [
  { label: 'A', nb_visits: a[0], nb_visits_converted: a[1] },
  { label: 'B', nb_visits: b[0], nb_visits_converted: b[1] },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une semaine de plus, puis B gagne', en: 'One more week, then B wins' },
    given: {
      form: form(20),
      announce: [{ id: 'p-0' }],
      figures: {
        runs: [rows([10200, 400], [10260, 470]), rows([15000, 600], [15100, 740])],
      },
      note: [{ id: 'n1' }],
      tell: [{ id: 'p-1' }],
    },
    expects: {
      plan: [{ needed: 10317, weeks: 2, until: '2026-12-07' }],
      judge: [
        { state: 'longer' },
        {
          state: 'better',
          z: 3.79,
          verdict: { fr: 'B fait mieux', en: 'B does better' },
          figures: {
            fr: 'A 4 % (15000), B 4,9 % (15100)',
            en: 'A 4% (15000), B 4.9% (15100)',
          },
        },
      ],
      'next.longer': { count: 1 },
      refuse: 'not reached',
    },
    asks: {
      announce: [
        {
          message: {
            fr: '« Bouton plus court » : verdict le 2026-12-07, 10317 visites par variante. D’ici là, on ne regarde pas.',
            en: '“Bouton plus court”: verdict on 2026-12-07, 10317 visits a variant. Until then nobody looks.',
          },
        },
      ],
      tell: [
        {
          message: {
            fr: '« Bouton plus court » : B fait mieux. A 4 % (15000), B 4,9 % (15100)',
            en: '“Bouton plus court”: B does better. A 4% (15000), B 4.9% (15100)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un gain trop petit à prouver', en: 'A gain too small to prove' },
    given: { form: form(3, 300), refuse: [{ id: 'p-2' }] },
    expects: { 'worth.no': { count: 1 }, announce: 'not reached' },
    asks: {
      refuse: [
        {
          message: {
            fr: '« Bouton plus court » demanderait 405 semaines (424624 visites par variante). Visez un gain plus grand, ou une page plus vue.',
            en: '“Bouton plus court” would take 405 weeks (424624 visits a variant). Aim at a larger gain, or at a page seen more.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Partage anormal, Notion en panne', en: 'Abnormal split, Notion down' },
    given: {
      form: form(20),
      announce: [{ id: 'p-3' }],
      figures: rows([12000, 480], [10500, 520]),
      note: { fails: 'Service unavailable' },
      tell: [{ id: 'p-4' }],
    },
    expects: {
      judge: [
        {
          state: 'uneven',
          verdict: {
            fr: 'partage A/B anormal, aucun verdict',
            en: 'abnormal A/B split, no verdict',
          },
        },
      ],
    },
    asks: {
      tell: [
        {
          message: {
            fr: '« Bouton plus court » : partage A/B anormal, aucun verdict. A 4 % (12000), B 4,95 % (10500). Notion n’a rien gardé : notez-le.',
            en: '“Bouton plus court”: abnormal A/B split, no verdict. A 4% (12000), B 4.95% (10500). Notion kept nothing, please note it.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Matomo ne répond pas', en: 'Matomo does not answer' },
    given: {
      form: form(20),
      announce: [{ id: 'p-5' }],
      figures: { fails: 'Request failed with status code 502' },
      broken: [{ id: 'p-6' }],
    },
    expects: { judge: 'not reached', note: 'not reached' },
    asks: {
      broken: [
        {
          message: {
            fr: '« Bouton plus court » : Matomo ne répond pas (Request failed with status code 502). Lisez les deux variantes vous-même ; il en faut 10317 visites chacune.',
            en: '“Bouton plus court”: Matomo does not answer (Request failed with status code 502). Read both variants yourself; each needs 10317 visits.',
          },
        },
      ],
    },
  },
]
