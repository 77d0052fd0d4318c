import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre cartes pour Aya', en: 'Four cards for Aya' },
    given: {
      form: [{ name: 'Aya', start: '2027-01-11', manager: 'chef@entreprise.example' }],
      card: [{ id: 'c' }],
      tell: [{ accepted: true }],
    },
    expects: {
      dated: [
        { due: '2027-01-01' },
        { due: '2027-01-08' },
        { due: '2027-01-11' },
        { due: '2027-02-10' },
      ],
      ready: { count: 4 },
      refused: 'not reached',
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Aya arrive : 4 carte(s) prête(s) sur 4',
            en: 'Aya is coming: 4 of 4 cards ready',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une carte refusée', en: 'One card refused' },
    given: {
      form: [{ name: 'Ilan', start: '2026-11-30', manager: 'chef@entreprise.example' }],
      card: {
        runs: [[{ id: 'c1' }], { fails: 'invalid id' }, [{ id: 'c3' }], [{ id: 'c4' }]],
      },
      tell: [{ accepted: true }],
    },
    expects: {
      dated: [
        { due: '2026-11-23' },
        { due: '2026-11-27' },
        { due: '2026-11-30' },
        { due: '2026-12-30' },
      ],
      refused: [{ line: { fr: 'Préparer le badge – Ilan', en: 'Prepare the badge – Ilan' } }],
      ready: { count: 3 },
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Ilan arrive : 3 carte(s) prête(s) sur 4',
            en: 'Ilan is coming: 3 of 4 cards ready',
          },
        },
      ],
    },
  },
]
