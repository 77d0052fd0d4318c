import type { Example, Given } from '../recipe.ts'

const called = (id: string) => [
  { body: { event_name: 'signature_request.done', data: { signature_request: { id } } } },
]
const request = (id: string, status: string, signed = 'signed') => [
  {
    id,
    status,
    name: 'Bail bureaux / Tessier & Cie',
    signers: [
      { status: 'signed', info: { first_name: 'Awa', last_name: 'Tessier' } },
      { status: signed, info: { first_name: 'Yann', last_name: 'Guivarch' } },
    ],
  },
]
const file = (json = {}): Given => ({
  items: [{ json, files: { data: { type: 'application/pdf', name: 'f.pdf', text: 'PDF' } } }],
})
const SHA = '3b0a1f'
/** The chain breaks at one step; whatever stands before it went well. */
const broken = (step: string, error: string): Readonly<Record<string, Given>> => {
  const given: Readonly<Record<string, Given>> = {
    event: called('sr-3'),
    request: request('sr-3', 'done'),
    copy: file(),
    print: file({ sha: SHA }),
    put: [{ success: true }],
    trail: file(),
    putTrail: [{ success: true }],
    register: [{ id: 'rec1' }],
  }
  const before = Object.entries(given).slice(0, Object.keys(given).indexOf(step))
  return {
    ...Object.fromEntries(before),
    [step]: { fails: error },
    missed: [{ accepted: true }],
  }
}
const told = (error: string) => ({
  missed: [
    {
      subject: {
        fr: 'Contrat signé, non classé : Bail bureaux / Tessier & Cie',
        en: 'Contract signed, not filed: Bail bureaux / Tessier & Cie',
      },
      text: {
        fr: `Cause : ${error}. Relancez l’exécution depuis n8n, ou téléchargez les deux PDF chez Yousign.`,
        en: `Cause: ${error}. Run it again from n8n, or download both PDFs from Yousign.`,
      },
    },
  ],
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Tout le monde a signé', en: 'Everybody has signed' },
    given: {
      event: called('sr-1'),
      request: request('sr-1', 'done'),
      copy: file(),
      print: file({ sha: SHA }),
      put: [{ success: true }],
      trail: file(),
      putTrail: [{ success: true }],
      register: [{ id: 'rec1' }],
    },
    expects: {
      about: [{ whole: true, signers: 'Awa Tessier, Yann Guivarch' }],
      missed: 'not reached',
      talk: 'not reached',
    },
    asks: {
      put: [
        {
          path: {
            fr: '/Contrats signés/2026/2026-11-23 Bail-bureaux-Tessier-Cie.pdf',
            en: '/Signed contracts/2026/2026-11-23 Bail-bureaux-Tessier-Cie.pdf',
          },
        },
      ],
      register: [{ columns: { value: { request: 'sr-1', sha256: SHA, filed_on: '2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Un signataire refuse', en: 'A signer refuses' },
    given: {
      event: called('sr-2'),
      request: request('sr-2', 'declined', 'declined'),
      talk: [{ gid: 't1' }],
    },
    expects: { about: [{ whole: false }], copy: 'not reached' },
    asks: {
      talk: [
        {
          name: {
            fr: 'Bail bureaux / Tessier & Cie : signature refusée',
            en: 'Bail bureaux / Tessier & Cie: signature refused',
          },
          otherProperties: { due_on: '2026-11-24', notes: 'Awa Tessier, Yann Guivarch' },
        },
      ],
    },
  },
  {
    name: { fr: 'Un appel en avance', en: 'A call too soon' },
    given: { event: called('sr-2'), request: request('sr-2', 'ongoing', 'notified') },
    expects: { 'state.other': { count: 1 }, about: [{ whole: false }], copy: 'not reached' },
  },
  {
    name: { fr: 'Yousign ne connaît pas la demande', en: 'Yousign does not know the request' },
    given: {
      event: called('sr-9/../users'),
      request: { fails: 'Not found' },
      missed: [{ accepted: true }],
    },
    expects: { settings: [{ id: 'sr-9users' }], about: 'not reached' },
    asks: {
      missed: [
        {
          subject: {
            fr: 'Contrat signé, non classé : sr-9users',
            en: 'Contract signed, not filed: sr-9users',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le PDF ne vient pas', en: 'The PDF does not come' },
    given: broken('copy', 'Document is not ready'),
    expects: { print: 'not reached' },
    asks: told('Document is not ready'),
  },
  {
    name: { fr: 'Nextcloud refuse le PDF', en: 'Nextcloud refuses the PDF' },
    given: broken('put', 'Insufficient storage'),
    expects: { trail: 'not reached' },
    asks: told('Insufficient storage'),
  },
  {
    name: { fr: 'La preuve ne vient pas', en: 'The proof does not come' },
    given: broken('trail', 'Too many requests'),
    expects: { putTrail: 'not reached' },
    asks: told('Too many requests'),
  },
  {
    name: { fr: 'Nextcloud refuse la preuve', en: 'Nextcloud refuses the proof' },
    given: broken('putTrail', 'File is locked'),
    expects: { register: 'not reached' },
    asks: told('File is locked'),
  },
  {
    name: { fr: 'Airtable refuse la ligne', en: 'Airtable refuses the row' },
    given: broken('register', 'Unknown field name'),
    expects: { about: [{ whole: true }] },
    asks: told('Unknown field name'),
  },
]
