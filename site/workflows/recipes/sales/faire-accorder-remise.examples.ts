import type { Example } from '../recipe.ts'

const asked = (percent: number, cost = 600) => [
  {
    email: 'lea@votre-entreprise.example',
    client: 'Imprimerie Vasseur',
    quote: 'DV-2041',
    list: 1000,
    cost,
    percent,
    reason: { fr: 'Concurrent à 910 €', en: 'Competitor at €910' },
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const shown = {
  fr: 'Imprimerie Vasseur, devis DV-2041 : 1000 € au tarif, 10 % demandés, soit 900 € et 33,3 % de marge.\nRaison : Concurrent à 910 €',
  en: 'Imprimerie Vasseur, quote DV-2041: €1000 at list price, 10% asked for, that is €900 and a margin of 33.3%.\nReason: Competitor at €910',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Dix pour cent, le responsable accepte', en: 'Ten per cent, the manager accepts' },
    given: {
      request: asked(10),
      askManager: [{ data: { approved: true } }],
      keep: [{ id: 12 }],
      granted: [{ id: 'm-1' }],
    },
    expects: {
      judge: [{ net: 900, margin: 33.3, most: 23, level: 'manager' }],
      'yes.yes': { count: 1 },
      denied: 'not reached',
    },
    asks: {
      askManager: [{ message: shown }],
      keep: [
        {
          fieldsToSend: {
            properties: [
              { fieldId: 'quote', fieldValue: 'DV-2041' },
              { fieldId: 'percent', fieldValue: 10 },
              { fieldId: 'margin', fieldValue: 33.3 },
              { fieldId: 'reason' },
              { fieldId: 'day', fieldValue: '2026-11-23' },
            ],
          },
        },
      ],
      granted: [
        {
          bodyContent: {
            fr: '900 € HT pour Imprimerie Vasseur.',
            en: '€900 before VAT for Imprimerie Vasseur.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Dans la limite du commercial', en: 'Within the salesperson’s limit' },
    given: { request: asked(4), allowed: [{}] },
    expects: {
      judge: [{ net: 960, margin: 37.5, level: 'own' }],
      'level.own': { count: 1 },
      askManager: 'not reached',
    },
  },
  {
    name: { fr: 'Sous le plancher de marge', en: 'Below the margin floor' },
    given: { request: asked(15, 700), refused: [{}] },
    expects: {
      judge: [{ net: 850, margin: 17.6, most: 10.2, level: 'never' }],
      'level.other': { count: 1 },
      askDirector: 'not reached',
    },
  },
  {
    name: { fr: 'Vingt pour cent, la direction se tait', en: 'Twenty per cent, no answer' },
    given: { request: asked(20, 500), askDirector: [{}], denied: [{ id: 'm-2' }] },
    expects: {
      judge: [{ net: 800, margin: 37.5, level: 'director' }],
      'yes.no': { count: 1 },
      keep: 'not reached',
    },
    asks: {
      denied: [
        {
          bodyContent: {
            fr: 'Réponse négative, ou pas de réponse à temps. Sans demander, vous pouvez aller jusqu’à 5 %.',
            en: 'The answer was no, or did not come in time. Without asking you may go up to 5%.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Teams puis Grist en panne', en: 'Teams down, then Grist' },
    given: {
      request: asked(10),
      askManager: { fails: 'Forbidden' },
      askDirector: [{ data: { approved: true } }],
      keep: { fails: 'Not found' },
      granted: [{ id: 'm-3' }],
    },
    expects: { judge: [{ level: 'manager' }], 'yes.yes': { count: 1 } },
    asks: {
      askDirector: [
        {
          subject: {
            fr: 'Remise de 10 % pour Imprimerie Vasseur ?',
            en: '10% off for Imprimerie Vasseur?',
          },
          message: shown,
        },
      ],
      granted: [
        {
          bodyContent: {
            fr: '900 € HT pour Imprimerie Vasseur. Grist n’a pas noté l’accord : faites-le noter.',
            en: '€900 before VAT for Imprimerie Vasseur. Grist did not note it: have it noted.',
          },
        },
      ],
    },
  },
]
