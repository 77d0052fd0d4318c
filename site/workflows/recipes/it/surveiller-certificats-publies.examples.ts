import type { Example } from '../recipe.ts'

const LETS = "C=US, O=Let's Encrypt, CN=R11"
const certificate = (id: number, name_value: string, not_before: string, not_after: string) => ({
  id,
  issuer_name: LETS,
  name_value,
  not_before: `${not_before}T06:00:00`,
  not_after: `${not_after}T06:00:00`,
})
const SHOP = certificate(
  1,
  'atelier-brun.example\nwww.atelier-brun.example',
  '2026-11-01',
  '2027-01-30',
)
const OLD = certificate(2, 'devis.brun-pieces.example', '2026-09-03', '2026-12-02')
const SHUT = certificate(3, 'vieux.brun-pieces.example', '2026-08-30', '2026-11-28')
const STRANGER = {
  ...certificate(9, 'paiement.atelier-brun.example', '2026-11-22', '2027-02-20'),
  issuer_name: 'C=XX, O=Inconnue CA',
}
const ending = (host: string, left: number, day: string) => ({
  kind: 'ending',
  host,
  left,
  key: `${host} ${day}`,
})
const DEVIS = ending('devis.brun-pieces.example', 8, '2026-12-02')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un oublié, un fermé, un étranger', en: 'One forgotten, one shut, one foreign' },
    given: {
      morning: [{}],
      log: [SHOP, STRANGER, OLD, SHUT],
      fresh: [
        {
          kind: 'stranger',
          host: 'paiement.atelier-brun.example',
          issuer: 'C=XX, O=Inconnue CA',
          id: 9,
          key: 'id 9',
        },
        DEVIS,
        ending('vieux.brun-pieces.example', 4, '2026-11-28'),
      ],
      alive: [{ statusCode: 403 }, { error: 'getaddrinfo ENOTFOUND' }],
      open: [{ number: 12 }],
      reported: [{ id: 1 }],
      alert: [{ message_id: 5 }],
      noted: [{ id: 2 }],
    },
    expects: {
      sort: [
        { kind: 'stranger', host: 'paiement.atelier-brun.example', key: 'id 9' },
        { kind: 'ending', host: 'devis.brun-pieces.example', left: 8 },
        { kind: 'ending', host: 'vieux.brun-pieces.example', left: 4 },
      ],
      answers: { count: 1 },
    },
    asks: {
      alive: [
        { url: 'https://devis.brun-pieces.example/' },
        { url: 'https://vieux.brun-pieces.example/' },
      ],
      open: [
        {
          title: {
            fr: 'Certificat de devis.brun-pieces.example : 8 jour(s)',
            en: 'Certificate of devis.brun-pieces.example: 8 day(s) left',
          },
        },
      ],
      reported: [{ columns: { value: { key: 'devis.brun-pieces.example 2026-12-02' } } }],
      alert: [
        {
          text: {
            fr: 'Certificat inattendu pour paiement.atelier-brun.example, émis par C=XX, O=Inconnue CA : https://crt.sh/?id=9',
            en: 'Unexpected certificate for paiement.atelier-brun.example, issued by C=XX, O=Inconnue CA: https://crt.sh/?id=9',
          },
        },
      ],
      noted: [{ columns: { value: { key: 'id 9' } } }],
    },
  },
  {
    name: { fr: 'Tout est renouvelé', en: 'All renewed' },
    given: {
      morning: [{}],
      log: [SHOP, OLD, certificate(4, 'devis.brun-pieces.example', '2026-11-20', '2027-02-18')],
    },
    expects: { sort: { count: 0 }, fresh: 'not reached' },
  },
  {
    name: { fr: 'Le journal ne répond pas', en: 'The log does not answer' },
    given: {
      morning: [{}],
      log: { fails: '504 - Gateway Timeout' },
      fresh: [
        {
          kind: 'blind',
          host: 'atelier-brun.example',
          key: 'blind atelier-brun.example 2026-11-23',
        },
      ],
      alert: [{ message_id: 6 }],
      noted: [{ id: 3 }],
    },
    expects: {
      sort: [
        { kind: 'blind', host: 'atelier-brun.example' },
        { kind: 'blind', key: 'blind brun-pieces.example 2026-11-23' },
      ],
      alive: 'not reached',
    },
    asks: {
      alert: [
        {
          text: {
            fr: 'atelier-brun.example : aucun certificat lu ce matin, domaine non contrôlé.',
            en: 'atelier-brun.example: no certificate read this morning, domain unchecked.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'GitHub refuse le ticket', en: 'GitHub refuses the issue' },
    given: {
      morning: [{}],
      log: [SHOP, OLD],
      fresh: [DEVIS],
      alive: [{ statusCode: 200 }],
      open: { fails: 'Bad credentials' },
      alert: [{ message_id: 7 }],
      noted: [{ id: 4 }],
    },
    expects: { sort: [{ left: 8 }], reported: 'not reached' },
    asks: {
      alert: [
        {
          text: {
            fr: 'devis.brun-pieces.example : certificat à renouveler sous 8 jour(s), et GitHub refuse le ticket.',
            en: 'devis.brun-pieces.example: certificate to renew within 8 day(s), and GitHub refuses the issue.',
          },
        },
      ],
      noted: [{ columns: { value: { key: 'devis.brun-pieces.example 2026-12-02' } } }],
    },
  },
]
