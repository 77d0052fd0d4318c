import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ANYONE = { id: 'anyoneWithLink', type: 'anyone', role: 'reader' }
const file = (id: string, day: string, permissions: readonly object[] = [ANYONE]) => ({
  id,
  name: `Devis ${id}.pdf`,
  webViewLink: `https://drive.google.com/file/d/${id}/view`,
  modifiedTime: `${day}T10:00:00.000Z`,
  permissions: permissions as never,
})
const page = (...files: readonly object[]) => ({ files: files as never })
const label = (at: number, id: string, day: string) =>
  [
    `${at}. Devis ${id}.pdf (modifié le ${day})`,
    `${at}. Devis ${id}.pdf (changed on ${day})`,
  ] as const
const CLOSE = both('fermer le lien', 'close the link')
const KEEP = both('garder six mois', 'keep for six months')
const FILES = [
  page(
    file('b', '2025-03-01'),
    file('a', '2024-01-05', [ANYONE, { id: '77', type: 'user', role: 'writer' }]),
    file('new', '2026-11-01'),
  ),
  page(
    file('kept', '2023-01-01'),
    file('c', '2026-01-10', [{ id: 'anyone', type: 'anyone', role: 'reader' }]),
  ),
]
/** Both languages have their labels; the number before them counts. */
const answered = (
  ...answers: readonly (readonly [readonly [string, string], Bilingual<string>])[]
) => [{ data: Object.fromEntries(answers.map(([[fr], answer]) => [fr, answer])) }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un fermé, un refusé, un gardé', en: 'One closed, one refused, one kept' },
    given: {
      tuesday: [{}],
      files: FILES,
      kept: [
        { id: 1, file: 'kept', until: '2027-01-01' },
        { id: 2, file: 'a', until: '2026-06-01' },
      ],
      ask: answered(
        [label(1, 'a', '2024-01-05'), CLOSE],
        [label(2, 'b', '2025-03-01'), KEEP],
        [label(3, 'c', '2026-01-10'), CLOSE],
      ),
      revoke: [
        { statusCode: 204, headers: {}, body: '' },
        { statusCode: 403, headers: {}, body: { error: { code: 403 } } },
      ],
      tell: [{ accepted: ['x'] }],
      note: [{ id: 3 }],
    },
    expects: {
      due: [
        {
          count: 3,
          left: 0,
          files: [{ id: 'a', permissions: ['anyoneWithLink'] }, { id: 'b' }, { id: 'c' }],
        },
      ],
      report: [{ closed: 1, open: 1 }],
    },
    asks: {
      revoke: [
        { url: 'https://www.googleapis.com/drive/v3/files/a/permissions/anyoneWithLink' },
        { url: 'https://www.googleapis.com/drive/v3/files/c/permissions/anyone' },
      ],
      note: [{ columns: { value: { file: 'b', until: '2027-05-23' } } }],
      tell: [
        {
          text: both(
            'ENCORE OUVERTS, à fermer à la main :\n- Devis c.pdf\n\nFermés :\n- Devis a.pdf',
            'STILL OPEN, to be closed by hand:\n- Devis c.pdf\n\nClosed:\n- Devis a.pdf',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un dossier, deux fichiers du même nom', en: 'A folder, two files of one name' },
    given: {
      tuesday: [{}],
      files: [
        page(
          {
            ...file('p', '2024-02-01'),
            name: 'Photos',
            mimeType: 'application/vnd.google-apps.folder',
          },
          { ...file('q', '2024-03-01'), name: 'Plan.pdf', mimeType: 'application/pdf' },
          { ...file('r', '2024-04-01'), name: 'Plan.pdf', mimeType: 'application/pdf' },
        ),
      ],
      kept: [{}],
      ask: [{ data: { '1. Photos': CLOSE, '2. Plan.pdf': CLOSE, '3. Plan.pdf': CLOSE } }],
      revoke: [{ statusCode: 204 }, { statusCode: 204 }, { statusCode: 404 }],
      tell: [{ accepted: ['x'] }],
    },
    expects: { report: [{ closed: 3, open: 0 }], note: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Fermés :\n- Photos [dossier]\n- Plan.pdf\n- Plan.pdf',
            'Closed:\n- Photos [folder]\n- Plan.pdf\n- Plan.pdf',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Douze liens, personne ne répond', en: 'Twelve links, nobody answers' },
    given: {
      tuesday: [{}],
      files: [page(...Array.from({ length: 12 }, (_, at) => file(`f${at}`, `2024-01-${10 + at}`)))],
      kept: { fails: 'Table not found' },
      ask: [{}],
      say: [{ ok: true }],
    },
    expects: { due: [{ count: 10, left: 2 }], revoke: 'not reached' },
    asks: {
      ask: [
        {
          subject: both(
            'Liens publics dans Drive : 10 à trancher, 2 ensuite',
            'Public links in Drive: 10 to decide, 2 after that',
          ),
        },
      ],
      say: [
        {
          text: both(
            'Liens publics de Drive, sans réponse, restés ouverts : Devis f0.pdf, Devis f1.pdf, Devis f2.pdf, Devis f3.pdf, Devis f4.pdf, Devis f5.pdf, Devis f6.pdf, Devis f7.pdf, Devis f8.pdf, Devis f9.pdf',
            'Public links of Drive without an answer, still open: Devis f0.pdf, Devis f1.pdf, Devis f2.pdf, Devis f3.pdf, Devis f4.pdf, Devis f5.pdf, Devis f6.pdf, Devis f7.pdf, Devis f8.pdf, Devis f9.pdf',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien d’ouvert depuis longtemps', en: 'Nothing open for long' },
    given: { tuesday: [{}], files: [page(file('new', '2026-11-01'))], kept: [{}] },
    expects: { due: [{ count: 0 }], ask: 'not reached' },
  },
  {
    name: { fr: 'La question ne part pas', en: 'The question does not leave' },
    given: {
      tuesday: [{}],
      files: FILES,
      kept: [{}],
      ask: { fails: 'Invalid login' },
      say: [{ ok: true }],
    },
    expects: { due: [{ count: 4 }], decide: 'not reached' },
    asks: {
      say: [
        {
          text: both(
            ':warning: La question sur les liens publics de Drive n’est pas partie : ils restent ouverts.',
            ':warning: The question about public links of Drive did not leave: they stay open.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Drive ne répond pas', en: 'Drive does not answer' },
    given: { tuesday: [{}], files: { fails: '401 - Unauthorized' }, say: [{ ok: true }] },
    expects: { due: 'not reached' },
    asks: {
      say: [
        {
          text: both(
            ':warning: Drive illisible : aucun lien public n’a été contrôlé ce mardi.',
            ':warning: Drive unreadable: no public link was checked this Tuesday.',
          ),
        },
      ],
    },
  },
]
