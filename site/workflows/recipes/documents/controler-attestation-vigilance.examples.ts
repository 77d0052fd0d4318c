import type { Example, Given } from '../recipe.ts'

const handed: Given = {
  items: [
    {
      json: { ref: 'ST-14' },
      files: { paper: { type: 'application/pdf', name: 'attestation.pdf', text: 'PDF' } },
    },
  ],
}
const paper = (siren: string, day: string) => [
  {
    extractedText: `ATTESTATION DE VIGILANCE\nSIREN ${siren}\nDélivrée le ${day}\nCode de sécurité : QX7 4LP 9ZT`,
  },
]
const details = (siren: string, issued: string): Given => ({
  says: [JSON.stringify({ siren, issued, code: 'QX74LP9ZT' })],
})
const record = [
  { id: 'rec14', name: 'Plâtrerie Nuzet', siren: '732 829 320', email: 'bureau@nuzet.example' },
]
const kept = [{ success: true }]
const asked = (fr: string, en: string) => ({ person: [{ text: { fr, en } }] })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Authentique', en: 'Genuine' },
    given: {
      handed,
      keep: kept,
      read: paper('732 829 320', '12/10/2026'),
      medium: details('732829320', '2026-10-12'),
      record,
      ask: [{ data: { approved: true } }],
      update: [{ id: 'rec14' }],
    },
    expects: { check: [{ state: 'sound', until: '2027-04-12' }], person: 'not reached' },
    asks: {
      keep: [
        {
          path: {
            fr: '/Sous-traitants/ST-14-2026-11-23.pdf',
            en: '/Subcontractors/ST-14-2026-11-23.pdf',
          },
        },
      ],
      update: [{ columns: { value: { id: 'rec14', valid_until: '2027-04-12' } } }],
    },
  },
  {
    name: { fr: 'Le code n’est pas confirmé', en: 'The code is not confirmed' },
    given: {
      handed,
      keep: kept,
      read: paper('732 829 320', '12/10/2026'),
      medium: details('732829320', '2026-10-12'),
      record,
      ask: [{ data: { approved: false } }],
      doubt: [{ gid: 't1' }],
    },
    expects: { 'genuine.no': { count: 1 }, update: 'not reached' },
    asks: { doubt: [{ otherProperties: { due_on: '2026-11-24' } }] },
  },
  {
    name: { fr: 'Une autre société', en: 'Another company' },
    given: {
      handed,
      keep: kept,
      read: paper('552 100 554', '12/10/2026'),
      medium: details('552100554', '2026-10-12'),
      record,
      back: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { check: [{ state: 'wrong', why: 'siren' }], ask: 'not reached' },
    asks: {
      back: [
        {
          toEmail: 'bureau@nuzet.example',
          text: {
            fr: 'Elle porte le SIREN 552100554, qui n’est pas celui de votre entreprise. Déposez la bonne ici : https://flux.votre-entreprise.example/form/attestation?ref=ST-14',
            en: 'It bears SIREN 552100554, which is not your company’s. Hand in the right one here: https://flux.votre-entreprise.example/form/attestation?ref=ST-14',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Périmée, et le courriel revient', en: 'Too old, and the email bounces' },
    given: {
      handed,
      keep: kept,
      read: paper('732 829 320', '03/04/2026'),
      medium: details('732829320', '2026-04-03'),
      record,
      back: { fails: 'Recipient is blocked' },
      person: [{ accepted: true }],
    },
    expects: { check: [{ why: 'old', until: '2026-10-03' }], ask: 'not reached' },
    asks: asked(
      'Un enregistrement ou un envoi a échoué : Recipient is blocked',
      'Something could not be stored or sent: Recipient is blocked',
    ),
  },
  {
    name: { fr: 'Un SIREN que la page n’a pas', en: 'A SIREN the page does not have' },
    given: {
      handed,
      keep: kept,
      read: paper('732 829 3?0', '12/10/2026'),
      medium: details('732829320', '2026-10-12'),
      record,
      person: [{ accepted: true }],
    },
    expects: { check: [{ state: 'person', why: 'doubt' }], back: 'not reached' },
    asks: asked(
      'SIREN, date ou code incertains : ouvrez le PDF.',
      'SIREN, date or code uncertain: open the PDF.',
    ),
  },
  {
    name: { fr: 'PDF illisible', en: 'Unreadable PDF' },
    given: {
      handed,
      keep: kept,
      read: { fails: 'Document is encrypted' },
      record,
      person: [{ accepted: true }],
    },
    expects: { check: [{ state: 'person', why: 'unread' }] },
    asks: asked('Le PDF n’a pas pu être lu.', 'The PDF could not be read.'),
  },
  {
    name: { fr: 'Nextcloud refuse, fiche inconnue', en: 'Nextcloud refuses, record unknown' },
    given: {
      handed,
      keep: { fails: 'Insufficient storage' },
      read: paper('732 829 320', '12/10/2026'),
      medium: details('732829320', '2026-10-12'),
      record: [{}],
      person: [{ accepted: true }],
    },
    expects: { check: [{ why: 'record', name: 'ST-14' }], ask: 'not reached' },
  },
  {
    name: { fr: 'Airtable refuse la date', en: 'Airtable refuses the date' },
    given: {
      handed,
      keep: kept,
      read: paper('732 829 320', '12/10/2026'),
      medium: details('732829320', '2026-10-12'),
      record,
      ask: [{ data: { approved: true } }],
      update: { fails: 'Unknown field name' },
      person: [{ accepted: true }],
    },
    expects: { 'genuine.yes': { count: 1 }, doubt: 'not reached' },
    asks: asked(
      'Un enregistrement ou un envoi a échoué : Unknown field name',
      'Something could not be stored or sent: Unknown field name',
    ),
  },
]
