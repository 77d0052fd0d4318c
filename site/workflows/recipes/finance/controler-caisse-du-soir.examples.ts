import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const close = (counted: number, terminal: number, why = '') => [
  { shop: 'Gare', day: '2026-11-22', counted, cash: 412.3, card: 890, terminal, why },
]
const night = (day: string, cash: number, shop = 'Gare') => ({
  day,
  shop,
  cash,
  evening: `${shop} ${day}`,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le troisième écart du mois', en: 'The third gap this month' },
    given: {
      close: close(550.2, 890, 'Rendu sur un billet de 20'),
      past: [
        night('2026-10-03', -20),
        night('27/10/2026', -8.5),
        night('05/10/2026', -9),
        // The same evening, before it was counted again.
        night('2026-11-22', -32.1),
        night('2026-11-10', -15),
        night('2026-11-12', -1),
        night('2026-11-15', -40, 'Port'),
      ],
      write: [{ shop: 'Gare' }],
      tell: [{ ok: true }],
    },
    expects: { count: [{ cash: -12.1, card: 0, deposit: 400.2, times: 3, habit: true }] },
    asks: {
      write: [{ columns: { value: { evening: 'Gare 2026-11-22', cash: -12.1, deposit: 400.2 } } }],
      tell: [
        {
          text: both(
            '*Gare*, 22/11/2026 : espèces -12,10\u00A0€, cartes 0\u00A0€ – 3e écart en trente jours\nRendu sur un billet de 20',
            '*Gare*, 22/11/2026: cash €-12.10, cards €0 – gap number 3 in thirty days\nRendu sur un billet de 20',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une caisse juste', en: 'A till that is right' },
    given: { close: close(562.3, 890), past: [], write: [{ shop: 'Gare' }] },
    expects: { count: [{ cash: 0, odd: false, deposit: 412.3 }], tell: 'not reached' },
  },
  {
    name: { fr: 'Feuille fermée, écart de carte', en: 'Sheet shut, gap in cards' },
    given: {
      close: close(563, 871.5),
      past: { fails: 'Quota exceeded' },
      write: { fails: 'Quota exceeded' },
      tell: [{ ok: true }],
    },
    expects: { count: [{ cash: 0.7, card: -18.5, failed: true, habit: false }] },
    asks: {
      tell: [
        {
          text: both(
            '*Gare*, 22/11/2026 : espèces 0,70\u00A0€, cartes -18,50\u00A0€ (historique illisible)\nSans explication\nLigne non écrite, à déposer : 413\u00A0€',
            '*Gare*, 22/11/2026: cash €0.70, cards €-18.50 (history not readable)\nNo explanation\nRow not written, to bank: €413',
          ),
        },
      ],
    },
  },
]
