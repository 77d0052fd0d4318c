import type { Example, GivenItem } from '../recipe.ts'

const sentence = {
  fr: 'Écrivez-moi une fois par mois ; je peux arrêter à tout moment.',
  en: 'Write to me once a month; I can stop at any time.',
}
const file: GivenItem = {
  json: {},
  files: { data: { type: 'application/pdf', name: 'isoler.pdf', text: '%PDF-1.7' } },
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Case cochée, personne inconnue', en: 'Box ticked, person unknown' },
    given: {
      form: [{ first: 'Maud', email: 'maud@client.example', news: [sentence] }],
      ask: [{ data: { approved: true } }],
      guide: { items: [file] },
      deliver: [{ accepted: ['maud@client.example'] }],
      find: [{}],
      create: [{ id: 81 }],
      proof: [{ id: 1 }],
    },
    expects: {
      settings: [{ news: true }],
      'state.unknown': { count: 1 },
      hand: 'not reached',
    },
    asks: {
      ask: [
        {
          message: {
            fr: 'Bonjour Maud,\n\nUn clic, et le guide arrive en pièce jointe. Il vaut aussi pour la lettre mensuelle que vous avez cochée.\n\nVous n’avez rien demandé ? Ne cliquez pas, votre adresse ne sera pas gardée.',
            en: 'Hello Maud,\n\nOne click and the guide comes as an attachment. It also stands for the monthly letter that you ticked.\n\nYou asked for nothing? Do not click, and your address will not be kept.',
          },
        },
      ],
      proof: [{ columns: { value: { sentence, confirmed_on: '2026-11-23' } } }],
      create: [{ fieldsToSend: { value: { email: 'maud@client.example' } } }],
    },
  },
  {
    name: { fr: 'Case vide, guide seul', en: 'Box empty, guide only' },
    given: {
      form: [{ first: 'Noé', email: 'noe@client.example', news: [] }],
      ask: [{ data: { approved: true } }],
      guide: { items: [file] },
      deliver: [{ accepted: ['noe@client.example'] }],
    },
    expects: {
      settings: [{ news: false, file: 'isoler.pdf' }],
      wants: { count: 0 },
      proof: 'not reached',
      find: 'not reached',
    },
    asks: {
      deliver: [{ subject: { fr: 'Isoler sans se tromper', en: 'Insulate without mistakes' } }],
    },
  },
  {
    name: { fr: 'Adresse inventée', en: 'An invented address' },
    given: {
      form: [{ first: 'X', email: 'x@nulle-part.example', news: [sentence] }],
      ask: { fails: 'Recipient address rejected' },
    },
    expects: { settings: [{ news: true }], clicked: { count: 0 }, guide: 'not reached' },
  },
  {
    name: { fr: 'Le fichier a été déplacé', en: 'The file was moved' },
    given: {
      form: [{ first: 'Lou', email: 'lou@client.example' }],
      ask: [{ data: { approved: true } }],
      guide: { fails: 'The specified key does not exist' },
      hand: [{ accepted: true }],
    },
    expects: { settings: [{ news: false }], deliver: 'not reached' },
    asks: {
      hand: [
        {
          subject: {
            fr: 'À finir à la main : lou@client.example',
            en: 'To finish by hand: lou@client.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo muet, accord gardé', en: 'Odoo silent, consent kept' },
    given: {
      form: [{ first: 'Sam', email: 'sam@client.example', news: [sentence] }],
      ask: [{ data: { approved: true } }],
      guide: { items: [file] },
      deliver: [{ accepted: ['sam@client.example'] }],
      find: { fails: 'Access denied' },
      proof: [{ id: 2 }],
      hand: [{ accepted: true }],
    },
    expects: { 'state.silent': { count: 1 }, create: 'not reached' },
    asks: {
      proof: [{ columns: { value: { email: 'sam@client.example', guide: 'isoler.pdf' } } }],
      hand: [
        {
          text: {
            fr: 'Adresse confirmée. Lettre mensuelle : oui. Ce qui a manqué : Access denied. Vérifiez que le guide est parti et, si oui à la lettre, que le contact existe dans Odoo.',
            en: 'Address confirmed. Monthly letter: yes. What was missing: Access denied. Check that the guide left and, if the letter is wanted, that the contact is in Odoo.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Envoi refusé', en: 'Mailing refused' },
    given: {
      form: [{ first: 'Ada', email: 'ada@client.example', news: [sentence] }],
      ask: [{ data: { approved: true } }],
      guide: { items: [file] },
      deliver: { fails: 'Message size exceeds limit' },
      hand: [{ accepted: true }],
    },
    expects: { settings: [{ news: true }], wants: 'not reached' },
    asks: {
      hand: [
        {
          subject: {
            fr: 'À finir à la main : ada@client.example',
            en: 'To finish by hand: ada@client.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo refuse la fiche', en: 'Odoo refuses the record' },
    given: {
      form: [{ first: 'Ugo', email: 'ugo@client.example', news: [sentence] }],
      ask: [{ data: { approved: true } }],
      guide: { items: [file] },
      deliver: [{ accepted: ['ugo@client.example'] }],
      find: [{}],
      create: { fails: 'Missing required field' },
      proof: [{ id: 3 }],
      hand: [{ accepted: true }],
    },
    expects: { 'state.unknown': { count: 1 } },
    asks: {
      hand: [
        {
          subject: {
            fr: 'À finir à la main : ugo@client.example',
            en: 'To finish by hand: ugo@client.example',
          },
        },
      ],
    },
  },
]
