import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const product = (id: number, name: string, supplier: string, sheet_date: string, more = {}) => ({
  id,
  product: name,
  reference: `R${id}`,
  supplier,
  email: supplier ? `fds@${supplier}.example` : '',
  sheet: sheet_date !== '',
  sheet_date,
  asked_on: '',
  in_use: true,
  ...more,
})
const ACETONE = product(1, 'Acétone', 'chimisud', '2014-05-02')
const task = (fr: string, en: string) => [{ content: both(fr, en) }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux fournisseurs, un produit sans fiche',
      en: 'Two suppliers, one product without a sheet',
    },
    given: {
      month: [{}],
      products: [
        ACETONE,
        product(2, 'Dégraissant', 'chimisud', '', { place: 'Quai 2' }),
        product(3, 'Colle', 'adhex', '2021-01-10', { asked_on: '2026-08-01' }),
        product(4, 'Résine', 'adhex', '2022-01-10', { asked_on: '2026-11-02' }),
        product(5, 'Teinture', '', '2019-03-03'),
        product(8, 'Encre', 'prim', '', { email: '', place: 'Atelier' }),
        product(6, 'Cire', 'chimisud', '2026-01-01'),
        product(7, 'Ancien vernis', 'chimisud', '2009-01-01', { in_use: false }),
      ],
      write: [{ messageId: '1' }, { messageId: '2' }],
      date: [{ id: 1 }, { id: 2 }, { id: 3 }],
      warn: [{ messageId: '3' }],
      look: [{ id: 't1' }, { id: 't2' }],
    },
    expects: {
      sort: [
        { kind: 'alarm', lines: ['Dégraissant, Quai 2', 'Encre, Atelier'] },
        { kind: 'write', email: 'fds@chimisud.example', ids: [1, 2], again: false },
        { kind: 'write', email: 'fds@adhex.example', ids: [3], again: true },
        { kind: 'look', supplier: '' },
        { kind: 'look', supplier: 'prim', ids: [8] },
      ],
      asked: [1, 2, 3].map((id) => ({ id, asked_on: '2026-11-23' })),
    },
    asks: {
      write: [
        {
          textContent: both(
            'Bonjour,\n\nMerci de nous envoyer la dernière version de ces fiches, en français :\nAcétone (R1) : fiche du 02/05/2014\nDégraissant (R2) : aucune fiche',
            'Hello,\n\nPlease send us the latest version of these sheets, in French:\nAcétone (R1): sheet of 02/05/2014\nDégraissant (R2): no sheet',
          ),
        },
        {
          subject: both(
            'Rappel : fiches de données de sécurité (1)',
            'Reminder: safety data sheets (1)',
          ),
        },
      ],
      date: [1, 2, 3].map((rowId) => ({
        rowId,
        dataToSend: 'autoMapInputData',
        inputsToIgnore: 'id',
      })),
      warn: [
        {
          subject: both(
            '2 produit(s) sans fiche de sécurité',
            '2 product(s) without a safety sheet',
          ),
        },
      ],
      look: [
        ...task(
          'Fiches de sécurité, fournisseur inconnu : Teinture (R5) : fiche du 03/03/2019',
          'Safety sheets, unknown supplier: Teinture (R5): sheet of 03/03/2019',
        ),
        ...task(
          'Fiches de sécurité, prim : Encre (R8) : aucune fiche',
          'Safety sheets, prim: Encre (R8): no sheet',
        ),
      ],
    },
  },
  {
    name: { fr: 'Brevo refuse la demande', en: 'Brevo refuses the request' },
    given: {
      month: [{}],
      products: [ACETONE],
      write: { fails: 'Invalid email address' },
      look: [{ id: 't2' }],
    },
    expects: { 'kind.write': { count: 1 }, date: 'not reached' },
    asks: {
      look: task(
        'Fiches de sécurité, chimisud : Acétone (R1) : fiche du 02/05/2014',
        'Safety sheets, chimisud: Acétone (R1): sheet of 02/05/2014',
      ),
    },
  },
  {
    name: { fr: 'L’alerte ne part pas', en: 'The warning does not leave' },
    given: {
      month: [{}],
      products: [product(8, 'Javel', 'adhex', '', { asked_on: '2026-11-10' })],
      warn: { fails: 'Rate limit exceeded' },
      look: [{ id: 't3' }],
    },
    expects: { 'kind.alarm': { count: 1 }, write: 'not reached' },
    asks: {
      look: task(
        'Fiches de sécurité, atelier@tannerie-belval.example : Javel',
        'Safety sheets, atelier@tannerie-belval.example: Javel',
      ),
    },
  },
  {
    name: { fr: 'L’inventaire ne se lit pas', en: 'The inventory cannot be read' },
    given: { month: [{}], products: { fails: 'Service unavailable' }, look: [{ id: 't4' }] },
    expects: { sort: 'not reached' },
    asks: {
      look: task(
        'Inventaire chimique illisible : Service unavailable',
        'Chemical inventory not readable: Service unavailable',
      ),
    },
  },
  {
    name: {
      fr: 'Baserow hors d’atteinte, sans erreur',
      en: 'Baserow out of reach, without an error',
    },
    given: {
      month: [{}],
      products: { fails: 'connect ECONNREFUSED', whole: true },
      look: [{ id: 't4' }],
    },
    expects: { sort: 'not reached' },
    asks: {
      look: task(
        'Inventaire chimique illisible : Baserow ne répond pas',
        'Chemical inventory not readable: Baserow does not answer',
      ),
    },
  },
]
