import { eachItem } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { model } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './saisir-carte-de-visite.examples.ts'

/** What cannot be read on the card is left out: a wrong number is worse than none. */
const CHECK = `const card = $json.output
const page = String($('read').item.json.extractedText ?? '')
const letters = (value) => String(value ?? '').toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, '')
const stands = (value) => letters(value).length > 2 && letters(page).includes(letters(value))
const digits = (value) => String(value ?? '').replace(/\\D/g, '')
const joined = page.toLowerCase().replace(/\\s/g, '')
const written = String(card.email ?? '').trim().toLowerCase()
const email = /^[^\\s@]+@[^\\s@]+\\.[a-z]{2,}$/.test(written) && joined.includes(written) ? written : ''
const number = digits(card.phone)
const abroad = /^\\s*(\\+|00)/.test(card.phone ?? '')
const dialled = number.replace(/^00/, '').replace(/^330/, '33')
const printed = number.length >= 9 && digits(page).includes(number)
const phone = !printed ? '' : abroad ? '+' + dialled : /^0[1-9]\\d{8}$/.test(number) ? '+33' + number.slice(1) : ''
const name = stands(card.name) ? card.name.trim() : ''
const company = stands(card.company) ? card.company.trim() : ''
const lacks = [name ? '' : 'name', email ? '' : 'email'].filter(Boolean)
return { json: { name, company, role: stands(card.role) ? card.role : '', email, phone, lacks, state: lacks.length === 0 ? 'good' : 'bad' } }`

const told = (words: string | Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'sendMessage',
  chatId: "={{ $('settings').first().json.chat }}",
  text: words,
  additionalFields: { appendAttribution: false },
})

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Faire entrer une carte de visite photographiée dans Pipedrive',
    problem:
      'Après le salon, quarante cartes dorment dans une poche. On les saisit le dimanche, on se trompe d’une lettre dans une adresse, et l’on crée pour la troisième fois une personne que le collègue suit depuis mars.',
    outcome:
      'La photo envoyée au robot Telegram devient, en une minute, une personne dans Pipedrive avec une activité de rappel. Une personne déjà connue n’est pas recréée : le robot dit qui la suit.',
    avoid:
      'Pour un salon entier, louez un lecteur de badges. Et une carte reçue ne vaut pas accord pour une lettre d’information : ce flux n’inscrit personne nulle part.',
    approval:
      'Le robot relit ce qu’il a compris ; vous acceptez ou non. Sans réponse dans l’heure, rien n’est créé, et la photo reste dans la discussion.',
    failure:
      'Carte illisible, modèle ou Pipedrive muet : le robot le dit, et vous renvoyez la photo. Un nom ou une adresse que la carte ne porte pas est écarté, jamais deviné.',
  },
  en: {
    title: 'Turn a photo of a business card into a Pipedrive contact',
    problem:
      'After the fair forty cards sleep in a pocket. They are typed in on Sunday, with one letter wrong in an address, and for the third time you create a person whom a colleague has followed since March.',
    outcome:
      'A photo sent to the Telegram bot becomes, within a minute, a person in Pipedrive with an activity to call. Someone known already is not created again: the bot says who follows them.',
    avoid:
      'For a whole fair, rent a badge reader. And a card received is no consent to a newsletter: this flow signs nobody up for anything.',
    approval:
      'The bot reads back what it understood; you accept or not. After an hour’s silence no person is created, and the photo stays in the chat.',
    failure:
      'Card unreadable, model or Pipedrive silent: the bot says so, and you send the photo again. A name or an address that the card does not bear is dropped, never guessed.',
  },
  nodes: {
    photo: {
      use: 'telegramTrigger',
      name: { fr: 'Carte photographiée', en: 'Card photographed' },
      why: {
        fr: 'Sur le stand, entre deux visiteurs, sans ouvrir le CRM.',
        en: 'At the stand, between two visitors, without opening the CRM.',
      },
      with: {
        updates: ['message'],
        additionalFields: { download: true, imageSize: 'extraLarge' },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre équipe', en: 'Your team' },
      why: {
        fr: 'N’importe qui peut trouver un robot : la liste dit qui est servi.',
        en: 'Anybody can find a bot: the list says who is served.',
      },
      with: {
        ...fields({
          team: list([1001, 1002]),
          chat: '={{ String($json.message.chat.id) }}',
          from: { as: 'number', value: '={{ $json.message.from.id }}' },
        }),
        options: { stripBinary: false },
      },
    },
    ours: {
      use: 'filter',
      name: { fr: 'De chez nous', en: 'One of us' },
      why: {
        fr: 'Un inconnu ne doit pas remplir votre CRM.',
        en: 'A stranger must not fill your CRM.',
      },
      with: all(isTrue('={{ $json.team.includes($json.from) }}')),
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire la carte', en: 'Read the card' },
      why: {
        fr: 'Recto seul : le verso est souvent la même chose en anglais.',
        en: 'Front only: the back is often the same in another language.',
      },
      with: { documentType: 'image_url', binaryProperty: 'data', options: {} },
      onError: 'output',
      retry: [2, 3],
    },
    take: {
      use: 'informationExtractor',
      name: { fr: 'Repérer les champs', en: 'Find the fields' },
      why: {
        fr: 'Le plus gros mot d’une carte est tantôt le nom, tantôt l’enseigne.',
        en: 'The biggest word on a card may be the name, or the brand.',
      },
      with: {
        text: '={{ $json.extractedText }}',
        schemaType: 'manual',
        inputSchema: JSON.stringify({
          type: 'object',
          properties: {
            name: { type: 'string' },
            company: { type: 'string' },
            role: { type: 'string' },
            email: { type: 'string' },
            phone: { type: 'string' },
          },
          required: ['name', 'company', 'role', 'email', 'phone'],
        }),
        options: {
          systemPromptTemplate: {
            fr: 'Tu recopies une carte de visite. « name » : prénom puis nom de la personne, sans civilité. « company » : la raison sociale, non le slogan. « role » : la fonction imprimée. « email » et « phone » : tels quels ; s’il y a deux numéros, le portable. Un champ absent reste une chaîne vide. Ne déduis pas une adresse du nom ni du site, ne corrige pas l’orthographe, ne traduis pas la fonction.',
            en: 'You copy out a business card. “name”: first name then surname of the person, without a title. “company”: the firm’s name, not its slogan. “role”: the position as printed. “email” and “phone”: as they are; with two numbers, the mobile. A field that is missing stays an empty string. Do not work an address out from name or site, mend no spelling, and leave the position untranslated.',
          },
        },
      },
      onError: 'output',
      retry: [2, 3],
    },
    reader: model('luna', { fr: 'Modèle qui recopie', en: 'Model that copies' }),
    check: {
      use: 'code',
      name: { fr: 'Retrouver sur la carte', en: 'Find it on the card' },
      why: {
        fr: 'Chaque champ doit se relire dans le texte ; le reste tombe.',
        en: 'Each field has to be found in the text; the rest is dropped.',
      },
      with: eachItem(CHECK),
    },
    usable: {
      use: 'switch',
      name: { fr: 'Assez pour créer ?', en: 'Enough to create?' },
      why: {
        fr: 'Sans nom ni adresse sûrs, on ne reconnaît pas un double.',
        en: 'Without a sure name and address no duplicate can be recognised.',
      },
      with: cases({ good: text('={{ $json.state }}', 'equals', 'good') }),
    },
    known: {
      use: 'pipedrive',
      name: { fr: 'Déjà suivie ?', en: 'Known already?' },
      why: {
        fr: 'Par adresse exacte : les homonymes ne sont pas des doubles.',
        en: 'By exact address: namesakes are no duplicates.',
      },
      with: {
        resource: 'person',
        operation: 'search',
        term: '={{ $json.email }}',
        exactMatch: true,
        returnAll: false,
        limit: 1,
        additionalFields: { fields: ['email'] },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    found: {
      use: 'switch',
      name: { fr: 'Connue, inconnue, muet', en: 'Known, unknown, silent' },
      why: {
        fr: 'Le silence de Pipedrive ne prouve pas qu’elle est nouvelle.',
        en: 'Pipedrive’s silence does not prove that they are new.',
      },
      with: cases({
        known: isTrue('={{ $json.id !== undefined }}'),
        silent: isTrue('={{ $json.error !== undefined }}'),
      }),
    },
    owner: {
      use: 'telegram',
      name: { fr: 'Dire qu’elle est connue', en: 'Say they are known' },
      why: {
        fr: 'Un mot au collègue vaut mieux que deux appels.',
        en: 'A word to the colleague beats two calls.',
      },
      with: told({
        fr: "={{ $('check').first().json.name }} est déjà dans Pipedrive, suivie par {{ $json.owner?.id ? 'la personne n° ' + $json.owner.id : 'personne' }}.",
        en: "={{ $('check').first().json.name }} is in Pipedrive already, followed by {{ $json.owner?.id ? 'user ' + $json.owner.id : 'nobody' }}.",
      }),
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Faire relire', en: 'Read it back' },
      why: {
        fr: 'Vous avez encore la carte en main : c’est le moment.',
        en: 'You still hold the card: now is the time.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        chatId: "={{ $('settings').first().json.chat }}",
        message: {
          fr: "={{ [$('check').first().json.name, $('check').first().json.role, $('check').first().json.company, $('check').first().json.email, $('check').first().json.phone || 'sans téléphone'].filter(Boolean).join('\\n') }}\nCréer ?",
          en: "={{ [$('check').first().json.name, $('check').first().json.role, $('check').first().json.company, $('check').first().json.email, $('check').first().json.phone || 'no telephone'].filter(Boolean).join('\\n') }}\nCreate?",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(1, 'hours'),
      },
    },
    yes: {
      use: 'filter',
      name: { fr: 'Seulement sur un oui', en: 'Only after a yes' },
      why: {
        fr: 'Une carte ramassée par politesse n’est pas un prospect.',
        en: 'A card taken out of politeness is no prospect.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    create: {
      use: 'pipedrive',
      name: { fr: 'Créer la personne', en: 'Create the person' },
      why: {
        fr: 'Adresse et téléphone marqués professionnels.',
        en: 'Address and telephone marked as business ones.',
      },
      with: {
        resource: 'person',
        operation: 'create',
        rawCustomFieldKeys: true,
        name: "={{ $('check').first().json.name }}",
        additionalFields: {
          emails: {
            emailProperties: [
              { value: "={{ $('check').first().json.email }}", primary: true, label: 'work' },
            ],
          },
          phones: {
            phoneProperties: [
              { value: "={{ $('check').first().json.phone }}", primary: true, label: 'work' },
            ],
          },
        },
      },
      onError: 'output',
    },
    call: {
      use: 'pipedrive',
      name: { fr: 'Activité : rappeler', en: 'Activity: call' },
      why: {
        fr: 'Sous trois jours, avec fonction et société en note.',
        en: 'Within three days, with position and firm as a note.',
      },
      with: {
        resource: 'activity',
        operation: 'create',
        rawCustomFieldKeys: true,
        subject: {
          fr: "=Rappeler {{ $('check').first().json.name }}, {{ $('check').first().json.company }}",
          en: "=Call {{ $('check').first().json.name }}, {{ $('check').first().json.company }}",
        },
        type: 'call',
        additionalFields: {
          due_date: '={{ $now.plus({ days: 3 }).toISODate() }}',
          person_id: '={{ $json.id }}',
          note: "={{ [$('check').first().json.role, $('check').first().json.company].filter(Boolean).join(', ') }}",
        },
      },
      onError: 'output',
    },
    bad: {
      use: 'telegram',
      name: { fr: 'Demander une autre photo', en: 'Ask for another photo' },
      why: {
        fr: 'Un reflet se corrige en penchant la carte.',
        en: 'A reflection goes when the card is tilted.',
      },
      with: told({
        fr: "=Je n’ai pas pu lire {{ $json.lacks.includes('name') ? 'le nom' : 'l’adresse' }}. Une autre photo, sans reflet ?",
        en: "=I could not read the {{ $json.lacks.includes('name') ? 'name' : 'address' }}. Another photo, without glare?",
      }),
    },
    broken: {
      use: 'telegram',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what went wrong' },
      why: {
        fr: 'Le silence ferait croire que la personne est créée.',
        en: 'Silence would look as if the person existed.',
      },
      with: told({
        fr: "=Carte non terminée : {{ $json.extractedText === undefined ? ($json.error.message ?? $json.error) : 'le modèle n’a pas répondu' }}",
        en: "=Card not finished: {{ $json.extractedText === undefined ? ($json.error.message ?? $json.error) : 'the model did not answer' }}",
      }),
    },
  },
  links: [
    'photo > settings > ours > read > take > check > usable.good > known > found.known > owner',
    'found.other > ask > yes > create > call',
    'usable.other > bad',
    'read.error > broken',
    'take.error > broken',
    'found.silent > broken',
    'create.error > broken',
    'call.error > broken',
    'reader => take',
  ],
  examples,
  cost: [{ node: 'take', model: 'luna', reads: 320, writes: 60 }],
})
