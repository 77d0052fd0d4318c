import { allItems, eachItem } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { onceBy } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { JOIN, READ } from './regrouper-demandes-des-portails.code.ts'
import { examples } from './regrouper-demandes-des-portails.examples.ts'

const SENDER = "={{ $('settings').first().json.sender }}"

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Regrouper les demandes des portails, une fois par personne',
    problem:
      'Trois portails vous revendent la même demande de travaux. Deux commerciaux appellent la même dame le même matin, et la demande arrivée à vingt heures attend lundi, quand un confrère a déjà pris rendez-vous.',
    outcome:
      'Chaque courriel de portail devient une fiche dans Supabase et un SMS au commercial du secteur, avec nom, téléphone et souhait. Le même numéro dans les soixante jours complète la fiche au lieu d’en créer une.',
    avoid:
      'Si le portail offre un webhook, prenez-le : une présentation de courriel change sans prévenir. Et payer trois fois la même demande se règle avec les portails, preuve en main.',
    approval:
      'Personne n’écrit au prospect à votre place. Le commercial appelle, ou passe la main.',
    failure:
      'Courriel d’un portail inconnu ou sans téléphone lisible : il est transmis tel quel. Supabase muet : le commercial reçoit le SMS quand même, au risque d’un doublon. SMS refusé : un courriel le remplace.',
  },
  en: {
    title: 'Bring portal leads together, one record a person',
    problem:
      'Three portals sell you the same request for building work. Two salespeople ring the same lady on the same morning, and what came in at eight in the evening waits till Monday, when a competitor has the appointment.',
    outcome:
      'Each portal email becomes a record in Supabase and a text message to the salesperson of the area, with name, telephone and wish. The same number within sixty days adds to the record instead of making another.',
    avoid:
      'If the portal offers a webhook, take it: the layout of an email changes without notice. And paying three times for one lead is to be settled with the portals, proof in hand.',
    approval: 'Nobody writes to the prospect for you. The salesperson rings, or hands over.',
    failure:
      'An email from an unknown portal, or with no telephone to read, is passed on as it is. Supabase silent: the salesperson gets the text all the same, at the risk of a duplicate. Text refused: an email takes its place.',
  },
  nodes: {
    inbox: {
      use: 'emailImap',
      name: { fr: 'Courriel de portail', en: 'Portal email' },
      why: {
        fr: 'Une adresse que vous ne donnez qu’aux portails.',
        en: 'An address that you give to portals alone.',
      },
      with: {
        mailbox: 'INBOX',
        postProcessAction: 'read',
        format: 'simple',
        downloadAttachments: false,
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Portails et secteurs', en: 'Portals and areas' },
      why: {
        fr: 'Un portail de plus, c’est une ligne de plus ici.',
        en: 'One more portal is one more line here.',
      },
      with: fields({
        portals: list([
          {
            name: 'Travaux-Devis',
            from: 'travaux-devis.example',
            person: 'Nom',
            phone: 'Téléphone',
            area: 'Code postal',
            wish: 'Projet',
          },
          {
            name: 'Habitat Plus',
            from: 'habitat-plus.example',
            person: 'Contact',
            phone: 'Mobile',
            area: 'Commune',
            wish: 'Besoin',
          },
        ]),
        reps: list([
          {
            name: 'Inès',
            areas: ['44', '49'],
            mobile: '+33600000001',
            email: 'ines@votre-entreprise.example',
          },
          {
            name: 'Karim',
            areas: ['35'],
            mobile: '+33600000002',
            email: 'karim@votre-entreprise.example',
          },
        ]),
        days: 60,
        line: '+33600000000',
        sender: 'portails@votre-entreprise.example',
        desk: 'accueil@votre-entreprise.example',
      }),
    },
    read: {
      use: 'code',
      name: { fr: 'Lire la demande', en: 'Read the request' },
      why: {
        fr: 'Des étiquettes fixes se lisent sans modèle, et sans rien inventer.',
        en: 'Fixed labels are read without a model, and nothing is made up.',
      },
      with: eachItem(READ),
    },
    known: {
      use: 'if',
      name: { fr: 'Portail et téléphone lus ?', en: 'Portal and telephone read?' },
      why: {
        fr: 'Sans téléphone, ni rappel ni reconnaissance.',
        en: 'Without a telephone one can neither ring nor recognise.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'read')),
    },
    single: {
      use: 'removeDuplicates',
      name: { fr: 'Une fois dans le lot', en: 'Once in the batch' },
      why: {
        fr: 'Deux portails écrivent souvent à la même minute.',
        en: 'Two portals often write within the same minute.',
      },
      with: onceBy('phone'),
    },
    recent: {
      use: 'supabase',
      name: { fr: 'Fiches récentes', en: 'Recent records' },
      why: {
        fr: 'Soixante jours : au-delà, c’est un autre projet.',
        en: 'Sixty days: beyond that it is another project.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: 'leads',
        returnAll: true,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            {
              keyName: 'received_at',
              condition: 'gte',
              keyValue: "={{ $now.minus({ days: $('settings').first().json.days }).toISODate() }}",
            },
          ],
        },
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [3, 2],
    },
    join: {
      use: 'code',
      name: { fr: 'Reconnaître la personne', en: 'Recognise the person' },
      why: {
        fr: 'Par les neuf derniers chiffres, quel que soit le portail.',
        en: 'By the last nine digits, whatever the portal.',
      },
      with: allItems(JOIN),
    },
    fresh: {
      use: 'if',
      name: { fr: 'Nouvelle personne ?', en: 'A new person?' },
      why: {
        fr: 'Le second SMS ferait croire à un second client.',
        en: 'A second text would look like a second client.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'new')),
    },
    sms: {
      use: 'twilio',
      name: { fr: 'SMS au commercial', en: 'Text the salesperson' },
      why: {
        fr: 'D’abord : le premier qui rappelle obtient le rendez-vous.',
        en: 'First of all: whoever rings first gets the appointment.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: "={{ $('settings').first().json.line }}",
        to: '={{ $json.mobile }}',
        message: '={{ $json.name }}, {{ $json.phone }} ({{ $json.area }}) {{ $json.wish }}',
        options: {},
      },
      onError: 'output',
    },
    create: {
      use: 'supabase',
      name: { fr: 'Créer la fiche', en: 'Create the record' },
      why: {
        fr: 'Le portail y figure : on saura lequel vaut son prix.',
        en: 'With the portal, to learn which is worth its price.',
      },
      with: {
        resource: 'row',
        operation: 'create',
        tableId: 'leads',
        dataToSend: 'defineBelow',
        fieldsUi: {
          fieldValues: [
            { fieldId: 'phone', fieldValue: "={{ $('join').item.json.phone }}" },
            { fieldId: 'name', fieldValue: "={{ $('join').item.json.name }}" },
            { fieldId: 'wish', fieldValue: "={{ $('join').item.json.wish }}" },
            { fieldId: 'rep', fieldValue: "={{ $('join').item.json.rep }}" },
            { fieldId: 'portals', fieldValue: "={{ $('join').item.json.portals }}" },
            { fieldId: 'received_at', fieldValue: '={{ $now.toISO() }}' },
          ],
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    again: {
      use: 'supabase',
      name: { fr: 'Compléter la fiche', en: 'Add to the record' },
      why: {
        fr: 'La liste des portails est votre preuve de revente.',
        en: 'The list of portals is your proof of reselling.',
      },
      with: {
        resource: 'row',
        operation: 'update',
        tableId: 'leads',
        filterType: 'manual',
        matchType: 'allFilters',
        filters: { conditions: [{ keyName: 'id', condition: 'eq', keyValue: '={{ $json.id }}' }] },
        dataToSend: 'defineBelow',
        fieldsUi: { fieldValues: [{ fieldId: 'portals', fieldValue: '={{ $json.portals }}' }] },
      },
      onError: 'output',
      retry: [3, 5],
    },
    instead: {
      use: 'emailSend',
      name: { fr: 'Courriel de secours', en: 'Email instead' },
      why: {
        fr: 'Crédit épuisé ou numéro changé : la demande passe quand même.',
        en: 'No credit, or another number: the lead gets through all the same.',
      },
      with: mailed(
        { from: SENDER, to: "={{ $('join').item.json.email }}" },
        {
          fr: "=À rappeler : {{ $('join').item.json.name }}",
          en: "=To call: {{ $('join').item.json.name }}",
        },
        "={{ $('join').item.json.phone + '\\n' + $('join').item.json.wish }}",
      ),
    },
    pass: {
      use: 'emailSend',
      name: { fr: 'Transmettre tel quel', en: 'Pass it on' },
      why: {
        fr: 'Un portail qui change sa présentation ne doit rien faire perdre.',
        en: 'A portal with a new layout must not lose anything.',
      },
      with: mailed(
        { from: SENDER, to: "={{ $('settings').first().json.desk }}" },
        { fr: '=Demande à lire : {{ $json.subject }}', en: '=Lead to read: {{ $json.subject }}' },
        "={{ $json.from + '\\n\\n' + $json.text }}",
      ),
    },
    unkept: {
      use: 'emailSend',
      name: { fr: 'Fiche non écrite', en: 'Record not written' },
      why: {
        fr: 'Le SMS est parti ; la fiche est à saisir.',
        en: 'The text has left; the record is to be typed in.',
      },
      with: mailed(
        { from: SENDER, to: "={{ $('settings').first().json.desk }}" },
        {
          fr: "=Fiche à saisir : {{ $('join').item.json.name }}, {{ $('join').item.json.phone }}",
          en: "=Record to enter: {{ $('join').item.json.name }}, {{ $('join').item.json.phone }}",
        },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
    },
  },
  links: [
    'inbox > settings > read > known.yes > single > recent > join > fresh.yes > sms > create',
    'known.no > pass',
    'fresh.no > again',
    'sms.error > instead > create',
    'create.error > unkept',
    'again.error > unkept',
  ],
  examples,
})
