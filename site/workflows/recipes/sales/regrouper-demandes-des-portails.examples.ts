import type { Example } from '../recipe.ts'

const first = (name: string, phone: string, area: string, wish: string) => ({
  from: 'Travaux-Devis <leads@travaux-devis.example>',
  subject: `Nouveau contact : ${name}`,
  textPlain: `Bonjour,\nNombre de pièces : 4\nNom : ${name}\nTéléphone : ${phone}\nCode postal : ${area}\nProjet : ${wish}\n`,
})
const second = (name: string, phone: string, area: string, wish: string) => ({
  from: 'no-reply@habitat-plus.example',
  subject: `Mise en relation ${name}`,
  textPlain: `Contact: ${name}\r\nMobile: ${phone}\r\nCommune: ${area}\r\nBesoin: ${wish}\r\n`,
})
const marie = first('Marie Le Goff', '06 00 00 00 31', '44190', 'Pergola bois')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Quatre courriels, deux personnes',
      en: 'Four emails, two people',
    },
    given: {
      inbox: [
        marie,
        second('M. Le Goff', '+33 6 00 00 00 31', '44190 Clisson', 'pergola'),
        second('Jean Abel', '0600000045', '35000 Rennes', 'Bardage'),
        { from: 'pub@ailleurs.example', subject: 'Votre audience', textPlain: 'Bonjour' },
      ],
      recent: [{ id: 71, phone: '+33600000045', portals: 'Travaux-Devis' }],
      sms: [{ sid: 's-1' }],
      create: [{ id: 72 }],
      again: [{ id: 71 }],
      pass: [{ messageId: 'p-1' }],
    },
    expects: {
      read: [
        { phone: '+33600000031', area: '44', wish: 'Pergola bois' },
        { phone: '+33600000031', portal: 'Habitat Plus' },
        { phone: '+33600000045', area: '35', name: 'Jean Abel' },
        { state: 'unknown' },
      ],
      single: { count: 2 },
      join: [
        { state: 'new', rep: 'Inès', portals: 'Travaux-Devis, Habitat Plus' },
        { state: 'again', id: 71, portals: 'Travaux-Devis, Habitat Plus' },
      ],
      instead: 'not reached',
    },
    asks: {
      sms: [{ to: '+33600000001', message: 'Marie Le Goff, +33600000031 (44) Pergola bois' }],
      pass: [
        {
          subject: { fr: 'Demande à lire : Votre audience', en: 'Lead to read: Votre audience' },
          text: 'pub@ailleurs.example\n\nBonjour',
        },
      ],
    },
  },
  {
    name: { fr: 'SMS refusé, fiche refusée', en: 'Text refused, record refused' },
    given: {
      inbox: [marie],
      recent: [],
      sms: { fails: 'Insufficient balance' },
      instead: [{ messageId: 'p-2' }],
      create: { fails: 'permission denied for table leads' },
      unkept: [{ messageId: 'p-3' }],
    },
    expects: { join: [{ state: 'new', mobile: '+33600000001' }] },
    asks: {
      instead: [
        {
          subject: { fr: 'À rappeler : Marie Le Goff', en: 'To call: Marie Le Goff' },
          text: '+33600000031\nPergola bois',
        },
      ],
      unkept: [
        {
          subject: {
            fr: 'Fiche à saisir : Marie Le Goff, +33600000031',
            en: 'Record to enter: Marie Le Goff, +33600000031',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Supabase muet, le SMS part', en: 'Supabase silent, the text leaves' },
    given: {
      inbox: [marie],
      recent: { fails: 'Connection timed out' },
      sms: [{ sid: 's-2' }],
      create: [{ id: 73 }],
    },
    expects: { join: [{ state: 'new', id: 0 }], unkept: 'not reached' },
    asks: { sms: [{ to: '+33600000001' }] },
  },
  {
    name: { fr: 'La fiche ne se complète pas', en: 'The record takes no more' },
    given: {
      inbox: [marie],
      recent: [{ id: 80, phone: '+33600000031', portals: 'Habitat Plus' }],
      again: { fails: 'Row not found' },
      unkept: [{ messageId: 'p-4' }],
    },
    expects: { join: [{ portals: 'Habitat Plus, Travaux-Devis' }], sms: 'not reached' },
    asks: { unkept: [{ text: 'Row not found' }] },
  },
]
