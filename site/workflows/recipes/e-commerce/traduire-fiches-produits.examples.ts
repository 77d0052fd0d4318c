import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une fiche nouvelle, une déjà faite', en: 'One new sheet, one done already' },
    given: {
      night: [{}],
      products: [
        {
          id: 31,
          name: { fr: 'Gourde Alpin 1,5 l', en: 'Alpin flask 1.5 l' },
          description: {
            fr: '<p>Acier, 420 g.<br>Garde chaud 12 heures.</p>',
            en: '<p>Steel, 420 g.<br>Keeps warm for 12 hours.</p>',
          },
        },
        { id: 32, name: 'Sac Alpin', description: '<p>Lin.</p>' },
      ],
      known: [{ id: 1, product: '32' }],
      medium: {
        says: [
          '{"output":{"name":"Trinkflasche Alpin 1,5 l","description":"Stahl, 420 g. Hält 12 Stunden warm."}}',
        ],
      },
      row: [{ id: 2 }],
      tell: [{ id: 'p-1' }],
    },
    expects: {
      facts: [
        { product_id: 31, numbers: ['1.5', '420', '12'] },
        { product_id: 32, numbers: [] },
      ],
      few: [{ product_id: 31 }],
      check: [{ lost: [] }],
      entry: [
        {
          product: 31,
          name: 'Trinkflasche Alpin 1,5 l',
          description: 'Stahl, 420 g. Hält 12 Stunden warm.',
          missing: '',
        },
      ],
      again: 'not reached',
      skipped: 'not reached',
    },
    asks: {
      tell: [
        {
          message: {
            fr: 'Fiches à relire : 1, dont 0 avec un chiffre perdu.',
            en: 'Sheets to read: 1, 0 of them with a figure lost.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Deux chiffres perdus, un retrouvé', en: 'Two figures lost, one found again' },
    given: {
      night: [{}],
      products: [
        {
          id: 33,
          name: { fr: 'Bougie 40 h', en: 'Candle 40 h' },
          description: {
            fr: '<p>Cire d’abeille, 8,5 cm, 210 g.</p>',
            en: '<p>Beeswax, 8.5 cm, 210 g.</p>',
          },
        },
        { id: 35, name: 'Savon 100 g', description: '<p>Miel.</p>' },
      ],
      known: [],
      medium: {
        says: [
          '{"output":{"name":"Kerze","description":"Bienenwachs, 85 cm, 210 g."}}',
          '{"output":{"name":"Seife 100 g","description":"Honig."}}',
          '{"output":{"name":"Kerze","description":"Bienenwachs, 8,5 cm, 210 g."}}',
        ],
      },
      row: [{ id: 3 }, { id: 4 }],
      tell: [{ id: 'p-2' }],
    },
    expects: {
      check: [{ lost: ['40', '8.5'] }, { lost: [] }],
      'whole.other': { count: 1 },
      recheck: [{ lost: ['40'] }],
      entry: [
        { product: 35, missing: '' },
        { product: 33, missing: '40' },
      ],
    },
    asks: {
      tell: [
        {
          message: {
            fr: 'Fiches à relire : 2, dont 1 avec un chiffre perdu.',
            en: 'Sheets to read: 2, 1 of them with a figure lost.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La reprise échoue', en: 'The retry fails' },
    given: {
      night: [{}],
      products: [{ id: 36, name: 'Huile 250 ml', description: '<p>Olive.</p>' }],
      known: [],
      medium: { says: ['{"output":{"name":"Öl","description":"Olive."}}', 'Nein.'] },
      skipped: [{ id: 'p-4' }],
    },
    expects: { check: [{ lost: ['250'] }], 'answered.no': { count: 1 }, row: 'not reached' },
    asks: {
      skipped: [
        {
          message: {
            fr: 'Pas traduite cette nuit : Huile 250 ml',
            en: 'Not translated last night: Huile 250 ml',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      night: [{}],
      products: [{ id: 34, name: 'Baume 15 ml', description: '<p>Calendula.</p>' }],
      known: [],
      medium: { fails: 'Service unavailable' },
      skipped: [{ id: 'p-3' }],
    },
    expects: {
      facts: [{ product_id: 34, text: 'Calendula.', numbers: ['15'] }],
      row: 'not reached',
      tell: 'not reached',
    },
    asks: {
      skipped: [
        {
          message: {
            fr: 'Pas traduite cette nuit : Baume 15 ml',
            en: 'Not translated last night: Baume 15 ml',
          },
        },
      ],
    },
  },
]
