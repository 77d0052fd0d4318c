import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const site = (
  id: number,
  name: string,
  contract: number,
  remaining: number,
  remaining_on: string,
  closed = false,
) => ({ id, code: `C${id}`, site: name, contract, remaining, remaining_on, closed })
/** MySQL's decimals come as text. */
const moved = (id: number | string, spent: string, billed: string) => ({
  site: typeof id === 'number' ? `c${id}` : id,
  spent,
  billed,
})
const SCHOOL = site(1, 'École Jaurès', 100000, 45000, '2026-10-30')
const sent = [{ messageId: '1' }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un à facturer, un à perte, un périmé',
      en: 'One to bill, one at a loss, one too old',
    },
    given: {
      month: [{}],
      sites: [
        SCHOOL,
        site(2, 'Halle', 50000, 11000, '2026-11-02'),
        site(3, 'Gymnase', 80000, 20000, '2026-08-31'),
        site(4, 'Toiture Roy', 20000, 0, '2026-10-31'),
        site(5, 'Cour', 0, 100, '2026-10-31'),
        site(6, 'Préau', 9000, 9000, ''),
        // Estimated six weeks after closing: the month was run again late.
        site(8, 'Crèche', 30000, 10000, '2026-12-12'),
        site(7, 'Mairie', 40000, 0, '2025-02-01', true),
      ],
      moves: [
        moved(1, '30000.00', '35000.50'),
        moved(2, '44000.00', '45000.00'),
        moved(3, '9000.00', '0.00'),
        moved(4, '12000.00', '20000.00'),
        moved(7, '38000.00', '40000.00'),
        moved('X9', '120.00', '0.00'),
      ],
      send: sent,
    },
    expects: {
      value: [
        {
          state: 'some',
          stale: 3,
          text: both(
            'Factures à établir : 4\u00A0999,50\u00A0€\nProduits constatés d’avance : 5\u00A0000\u00A0€\nPertes à terminaison : 1\u00A0000\u00A0€\n- C1 École Jaurès : avancé à 40\u00A0%, à facturer 4\u00A0999,50\u00A0€\n- C2 Halle : avancé à 80\u00A0%, facturé d’avance 5\u00A0000\u00A0€, perte à provisionner 1\u00A0000\u00A0€\n- C4 Toiture Roy : avancé à 100\u00A0%, facturé juste\nReste à dépenser estimé trop loin de la clôture, non calculés\n- C3 Gymnase, estimé le 31/08/2026\n- C6 Préau, sans date\n- C8 Crèche, estimé le 12/12/2026\nMarché ou montants illisibles, non calculés\n- C5 Cour\nDépenses ou factures d’un chantier inconnu\n- X9',
            'To be billed: €4,999.50\nBilled ahead: €5,000\nLosses to come: €1,000\n- C1 École Jaurès: complete at 40\u00A0%, to be billed €4,999.50\n- C2 Halle: complete at 80\u00A0%, billed ahead €5,000, loss to provide for €1,000\n- C4 Toiture Roy: complete at 100\u00A0%, billed even\nEstimate of what is left too far from closing, not computed\n- C3 Gymnase, estimated on 31/08/2026\n- C6 Préau, undated\n- C8 Crèche, estimated on 12/12/2026\nContract or amounts not readable, not computed\n- C5 Cour\nCosts or invoices of an unknown site\n- X9',
          ),
        },
      ],
      rows: { count: 3 },
      warn: 'not reached',
    },
    asks: {
      moves: [{ options: { queryReplacement: ['2026-10-31', '2026-10-31'] } }],
      send: [
        {
          subject: both(
            'Chantiers à l’avancement au 31/10/2026',
            'Sites by stage of completion at 31/10/2026',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Toutes les estimations sont vieilles', en: 'All estimates are old' },
    given: {
      month: [{}],
      sites: [site(3, 'Gymnase', 80000, 20000, '2026-08-31')],
      moves: [{}],
      warn: sent,
    },
    expects: { value: [{ state: 'none', stale: 1 }], rows: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Aucun chantier calculable.\nReste à dépenser estimé trop loin de la clôture, non calculés\n- C3 Gymnase, estimé le 31/08/2026',
            'No site can be computed.\nEstimate of what is left too far from closing, not computed\n- C3 Gymnase, estimated on 31/08/2026',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'MySQL ne répond pas', en: 'MySQL does not answer' },
    given: { month: [{}], sites: [SCHOOL], moves: { fails: 'ETIMEDOUT' }, warn: sent },
    expects: { value: [{ state: 'broken', rows: [] }], rows: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Chantiers ou dépenses illisibles, rien de calculé : ETIMEDOUT',
            'Sites or costs not readable, nothing computed: ETIMEDOUT',
          ),
        },
      ],
    },
  },
]
