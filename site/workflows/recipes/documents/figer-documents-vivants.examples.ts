import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const row = (document: string, name: string, frozen = '') => ({ document, name, frozen })
const meta = (id: string, modifiedTime: string) => ({ id, name: `${id}.gdoc`, modifiedTime })
const pdf: Given = {
  items: [
    {
      json: { id: 'd1' },
      files: { data: { type: 'application/pdf', name: 'd1.pdf', text: '%PDF-1.7 plan' } },
    },
  ],
}
const TWO: Given = {
  items: ['plan', 'tarif'].map((text) => ({
    json: {},
    files: { data: { type: 'application/pdf', name: 'd.pdf', text } },
  })),
}
const SHA = '64879f7d6b960a01909762d911a32d4582c20010c5641ee90278b644a9e3b525'
const hashed = (...names: readonly string[]): Given => ({
  items: names.map((name) => ({
    json: { file: `2026-11-23 ${name}.pdf`, sha: SHA },
    files: { data: { type: 'application/pdf', name: 'd.pdf', text: name } },
  })),
})
const DOC = 'https://docs.google.com/document/d/1PlanContinuite-xx/edit'
const LIST = [
  row(DOC, 'Plan : continuité', '2026-10-02T08:00:00.000Z'),
  row('1TarifProfessionnel-xx', 'Tarif', ''),
  row('1ReglementInterieur-xx', 'Règlement', '2026-06-01T07:00:00.000Z'),
  row('1DocumentSupprime--xx', 'Ancien', ''),
  row('', '', ''),
]
const METAS = [
  meta('d1', '2026-11-12T10:00:00.000Z'),
  meta('d2', '2026-11-20T10:00:00.000Z'),
  meta('d3', '2026-06-01T07:00:00.000Z'),
  { error: 'File not found' },
  { error: 'File not found' },
]

export const examples: readonly Example[] = [
  {
    name: both('Deux à figer, un inchangé, un disparu', 'Two to keep, one unchanged, one gone'),
    given: {
      monthly: [{}],
      list: LIST,
      meta: METAS,
      pdf: TWO,
      hash: hashed('Plan - continuité', 'Tarif'),
      upload: [
        { id: 'p1', webViewLink: 'https://drive.google.com/file/d/p1/view' },
        { id: 'p2', webViewLink: 'https://drive.google.com/file/d/p2/view' },
      ],
      keep: [{ sha256: '1' }, { sha256: '2' }],
      mark: [{}, {}],
      tell: [{ accepted: true }],
    },
    expects: {
      judge: [
        { state: 'tell', count: 2 },
        { state: 'keep', id: 'd1', file: '2026-11-23 Plan - continuité.pdf' },
        { state: 'keep', id: 'd2', modified: '2026-11-20T10:00:00.000Z' },
      ],
      warn: 'not reached',
    },
    asks: {
      meta: [
        {
          url: 'https://www.googleapis.com/drive/v3/files/1PlanContinuite-xx?fields=id,name,modifiedTime&supportsAllDrives=true',
        },
        {},
        {},
        {},
        {},
      ],
      upload: [{ name: '2026-11-23 Plan - continuité.pdf' }, { name: '2026-11-23 Tarif.pdf' }],
      keep: [
        {
          columns: {
            value: { name: 'Plan : continuité', sha256: SHA, modified: '2026-11-12T10:00:00.000Z' },
          },
        },
        {},
      ],
      mark: [{ columns: { value: { document: DOC, frozen: '2026-11-12T10:00:00.000Z' } } }, {}],
      tell: [
        {
          text: both(
            'À figer ce mois-ci : 2\n- Plan : continuité\n- Tarif\nInchangés : 1\nIllisibles, à vérifier dans la liste :\n- Ancien : File not found',
            'To be kept this month: 2\n- Plan : continuité\n- Tarif\nUnchanged: 1\nUnreadable, to be checked in the list:\n- Ancien : File not found',
          ),
        },
      ],
    },
  },
  {
    name: both('L’archive refuse le dépôt', 'The archive refuses the file'),
    given: {
      monthly: [{}],
      list: LIST.slice(0, 1),
      meta: METAS.slice(0, 1),
      pdf,
      hash: hashed('Plan - continuité'),
      upload: { fails: 'Storage quota exceeded' },
      tell: [{ accepted: true }],
      warn: [{ accepted: true }],
    },
    expects: { keep: 'not reached', mark: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Figer les documents : échec, nouvel essai au prochain passage.\n- 2026-11-23 Plan - continuité.pdf : Storage quota exceeded',
            'Keeping documents: failed, another try on the next run.\n- 2026-11-23 Plan - continuité.pdf: Storage quota exceeded',
          ),
        },
      ],
    },
  },
  {
    name: both('Un export trop lourd', 'An export too heavy'),
    given: {
      monthly: [{}],
      list: LIST.slice(0, 1),
      meta: METAS.slice(0, 1),
      pdf: { fails: 'This file is too large to be exported' },
      tell: [{ accepted: true }],
      warn: [{ accepted: true }],
    },
    expects: { hash: 'not reached', lost: { count: 1 } },
    asks: {
      warn: [
        {
          text: both(
            'Figer les documents : échec, nouvel essai au prochain passage.\n- 2026-11-23 Plan - continuité.pdf : This file is too large to be exported',
            'Keeping documents: failed, another try on the next run.\n- 2026-11-23 Plan - continuité.pdf: This file is too large to be exported',
          ),
        },
      ],
    },
  },
  {
    name: both('Déposé, mais non inscrit', 'Stored, but not entered'),
    given: {
      monthly: [{}],
      list: LIST.slice(0, 1),
      meta: METAS.slice(0, 1),
      pdf,
      hash: hashed('Plan - continuité'),
      upload: [{ id: 'p1', webViewLink: 'https://drive.google.com/file/d/p1/view' }],
      keep: { fails: 'Quota exceeded' },
      tell: [{ accepted: true }],
      warn: [{ accepted: true }],
    },
    expects: { mark: 'not reached' },
    asks: { warn: [{ subject: both('Documents non figés', 'Documents not kept') }] },
  },
  {
    name: both('Inscrit, mais non marqué', 'Entered, but not marked'),
    given: {
      monthly: [{}],
      list: LIST.slice(0, 1),
      meta: METAS.slice(0, 1),
      pdf,
      hash: hashed('Plan - continuité'),
      upload: [{ id: 'p1', webViewLink: 'https://drive.google.com/file/d/p1/view' }],
      keep: [{ name: 'Plan : continuité' }],
      mark: { fails: 'Quota exceeded' },
      tell: [{ accepted: true }],
      warn: [{ accepted: true }],
    },
    expects: { lost: { count: 1 } },
    asks: {
      warn: [
        {
          text: both(
            'Figer les documents : échec, nouvel essai au prochain passage.\n- Plan : continuité : Quota exceeded',
            'Keeping documents: failed, another try on the next run.\n- Plan : continuité: Quota exceeded',
          ),
        },
      ],
    },
  },
  {
    name: both('La liste est fermée', 'The list is closed'),
    given: {
      monthly: [{}],
      list: { fails: 'The caller does not have permission' },
      warn: [{ accepted: true }],
    },
    expects: { meta: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Figer les documents : échec, nouvel essai au prochain passage.\n- liste : The caller does not have permission',
            'Keeping documents: failed, another try on the next run.\n- list: The caller does not have permission',
          ),
        },
      ],
    },
  },
]
