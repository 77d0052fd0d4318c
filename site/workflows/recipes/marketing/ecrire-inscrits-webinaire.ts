import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './ecrire-inscrits-webinaire.examples.ts'

const listed = `const seen = new Map()
for (const { json } of $input.all()) {
  const email = String(json.Email ?? '').trim().toLowerCase()
  if (email.includes('@') && !seen.has(email)) seen.set(email, String(json.Name ?? '').trim())
}
return seen.size ? [...seen].map(([email, name]) => ({ json: { email, name } })) : [{ json: { email: '-', name: '' } }]`

/** Somebody whose connection drops comes back as a second row. */
const came = `const { least, own } = $('settings').first().json
const stay = new Map()
for (const { json } of $input.all()) {
  const email = String(json.Email ?? '').trim().toLowerCase()
  if (email.includes('@') && !email.endsWith('@' + own)) stay.set(email, (stay.get(email) ?? 0) + Number(json.Minutes ?? 0))
}
const there = [...stay].filter(([, minutes]) => minutes >= least)
return there.length ? there.map(([email, minutes]) => ({ json: { email, minutes } })) : [{ json: { email: '-', minutes: 0 } }]`

/** A file that could not be read leaves a dash, so that both sides of the comparison arrive. */
const count = `const { present, absent } = $('settings').first().json
const real = (items) => items.map(({ json }) => json.email).filter((email) => email !== '-')
const there = new Set(real($('came').all()))
const people = $input.all().map(({ json }) => json).filter(({ email }) => email !== '-')
  .map(({ email, name }) => ({ email, name, template: there.has(email) ? present : absent }))
const came = people.filter(({ template }) => template === present).length
return [{ json: { listed: real($('listed').all()).length, came: there.size, present: came, absent: people.length - came, uninvited: there.size - came, people } }]`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Écrire aux présents et aux absents d’un webinaire',
    problem:
      'Le lendemain, tout le monde reçoit « merci d’avoir participé », y compris les soixante qui n’étaient pas là. Trier deux exports à la main prend la matinée, et l’on confond qui est resté cinq minutes avec qui a posé trois questions.',
    outcome:
      'Vous déposez les deux fichiers de votre outil. Les présents reçoivent le support et une question, les absents la rediffusion, chacun depuis un modèle Mailjet que vous avez écrit. Une reconnexion compte pour une présence.',
    avoid:
      'Livestorm, Zoom et d’autres savent envoyer ces deux messages : si vos modèles y sont, restez-y. Avec quinze inscrits, écrivez-leur vous-même.',
    approval:
      'Avant l’envoi, vous voyez les nombres et dites oui. Sans réponse en deux jours, rien ne part : un merci vieux d’une semaine n’en est plus un. Qui est venu sans s’inscrire n’est pas contacté.',
    failure:
      'Un fichier sans les bonnes colonnes arrête tout et un courriel le dit, pour ne pas traiter chacun en absent. Si Mailjet refuse des messages, la première raison vous parvient aussitôt.',
  },
  en: {
    title: 'Write to those present at a webinar, and to those absent',
    problem:
      'The day after, everybody gets “thanks for taking part”, the sixty who were not there included. Sorting two exports by hand takes the morning, and whoever stayed five minutes is mixed up with whoever asked three questions.',
    outcome:
      'You drop the two files of your tool. Those present get the slides and a question, those absent the recording, each from a Mailjet template of your own. A second connection counts as one presence.',
    avoid:
      'Livestorm, Zoom and others can send both messages: if your templates are there, stay there. With fifteen people registered, write to them yourself.',
    approval:
      'Before anything leaves you see the numbers and say yes. Two days without an answer and nothing goes out: thanks a week old are none. Whoever came without registering is not contacted.',
    failure:
      'A file without the right columns stops everything and an e-mail says so, or everybody would count as absent. If Mailjet refuses messages the first reason reaches you at once.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Webinaire terminé', en: 'Webinar over' },
      why: {
        fr: 'Deux exports : ils existent dans tous les outils, quel que soit le vôtre.',
        en: 'Two exports, which every tool can give, whichever is yours.',
      },
      with: {
        formTitle: { fr: 'Après le webinaire', en: 'After the webinar' },
        formFields: {
          values: [
            { fieldLabel: { fr: 'Titre', en: 'Title' }, fieldName: 'title', requiredField: true },
            {
              fieldLabel: { fr: 'Lien de la rediffusion', en: 'Link to the recording' },
              fieldName: 'replay',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Inscrits (CSV)', en: 'Registered (CSV)' },
              fieldName: 'registered',
              fieldType: 'file',
              multipleFiles: false,
              acceptFileTypes: '.csv',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Présents (CSV)', en: 'Attended (CSV)' },
              fieldName: 'attended',
              fieldType: 'file',
              multipleFiles: false,
              acceptFileTypes: '.csv',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos modèles', en: 'Your templates' },
      why: {
        fr: 'En dessous de dix minutes, on n’a pas vu l’essentiel : c’est la rediffusion qu’il faut.',
        en: 'Under ten minutes one has missed the point: the recording is what helps.',
      },
      with: fields({
        least: 10,
        own: 'votre-cabinet.example',
        present: 21,
        absent: 22,
        sender: 'ateliers@votre-cabinet.example',
        owner: 'marketing@votre-cabinet.example',
      }),
    },
    readListed: {
      use: 'extractFromFile',
      name: { fr: 'Lire les inscrits', en: 'Read the registered' },
      why: {
        fr: 'Colonnes Email et Name.',
        en: 'Columns Email and Name.',
      },
      with: { operation: 'csv', binaryPropertyName: 'registered', options: {} },
    },
    listed: {
      use: 'code',
      name: { fr: 'Inscrits, une fois', en: 'Registered, once' },
      why: {
        fr: 'Beaucoup s’inscrivent deux fois, le courriel s’étant perdu.',
        en: 'Many register twice, their confirmation having got lost.',
      },
      with: allItems(listed),
    },
    readCame: {
      use: 'extractFromFile',
      name: { fr: 'Lire les présents', en: 'Read the attended' },
      why: {
        fr: 'Colonnes Email et Minutes.',
        en: 'Columns Email and Minutes.',
      },
      with: { operation: 'csv', binaryPropertyName: 'attended', options: {} },
    },
    came: {
      use: 'code',
      name: { fr: 'Présents, durées réunies', en: 'Attended, minutes added up' },
      why: {
        fr: 'Une coupure de réseau ne fait pas deux personnes ; l’équipe ne s’écrit pas à elle-même.',
        en: 'A dropped connection does not make two people, and the team does not write to itself.',
      },
      with: allItems(came),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Qui était là ?', en: 'Who was there?' },
      why: {
        fr: 'Par adresse : les noms s’écrivent autrement d’un outil à l’autre.',
        en: 'By address, since names are written differently in each tool.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'email', field2: 'email' }] },
        resolve: 'preferInput1',
        options: { skipFields: 'name, minutes' },
      },
    },
    together: {
      use: 'merge',
      name: { fr: 'Tous les messages', en: 'All messages' },
      why: {
        fr: 'Un seul accord porte sur l’ensemble.',
        en: 'One approval covers them all.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    count: {
      use: 'code',
      name: { fr: 'Compter', en: 'Count' },
      why: {
        fr: 'Un nombre étrange trahit un mauvais fichier mieux que tout contrôle.',
        en: 'An odd number gives away a wrong file better than any check.',
      },
      with: allItems(count),
    },
    both: {
      use: 'if',
      name: { fr: 'Deux fichiers lisibles ?', en: 'Two readable files?' },
      why: {
        fr: 'Sans présents, tous recevraient « vous nous avez manqué ».',
        en: 'Without attendees everybody would get “we missed you”.',
      },
      with: all(amount('={{ $json.came }}', 'gt', 0), amount('={{ $json.listed }}', 'gt', 0)),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander un oui', en: 'Ask for a yes' },
      why: {
        fr: 'Deux cents courriels ne se rappellent pas.',
        en: 'Two hundred e-mails cannot be called back.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.owner }}",
        subject: {
          fr: "=À valider : après « {{ $('form').first().json.title }} »",
          en: "=To approve: after “{{ $('form').first().json.title }}”",
        },
        message: {
          fr: "={{ '« ' + $('form').first().json.title + ' » : messages aux présents ' + $json.present + ', aux absents ' + $json.absent + '. Restés moins de ' + $('settings').first().json.least + ' minutes, ils comptent comme absents. Venus sans inscription, non contactés : ' + $json.uninvited + '.' }}",
          en: "={{ '“' + $('form').first().json.title + '”: messages to those present ' + $json.present + ', to those absent ' + $json.absent + '. Under ' + $('settings').first().json.least + ' minutes counts as absent. Came without registering, not contacted: ' + $json.uninvited + '.' }}",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(2, 'days'),
      },
    },
    each: {
      use: 'code',
      name: { fr: 'Si oui, un par un', en: 'On a yes, one by one' },
      why: {
        fr: 'Le silence vaut non : la liste reste alors vide.',
        en: 'Silence means no, and then the list stays empty.',
      },
      with: allItems(`if ($input.first().json.data?.approved !== true) return []
return $('count').first().json.people.map((json) => ({ json }))`),
    },
    send: {
      use: 'mailjet',
      name: { fr: 'Envoyer le message', en: 'Send the message' },
      why: {
        fr: 'Un modèle de message, que l’on retouche ailleurs que dans n8n.',
        en: 'A template, so that its words change without opening the flow.',
      },
      with: {
        resource: 'email',
        operation: 'sendTemplate',
        subject: "={{ $('form').first().json.title }}",
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: '={{ $json.email }}',
        templateId: '={{ String($json.template) }}',
        jsonParameters: false,
        variablesUi: {
          variablesValues: [
            { name: 'name', value: '={{ $json.name }}' },
            { name: 'replay', value: "={{ $('form').first().json.replay }}" },
          ],
        },
        additionalFields: { templateLanguage: true },
      },
      onError: 'output',
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que Mailjet refuse', en: 'Say that Mailjet refuses' },
      why: {
        fr: 'Assez tôt pour renvoyer le jour même.',
        en: 'Early enough to send again the same day.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.owner }}",
        subject: { fr: 'Webinaire : messages refusés', en: 'Webinar: messages refused' },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Des messages n’ont pas été acceptés. Première raison : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'Some messages were not accepted. First reason: ' + ($json.error.message ?? $json.error) }}",
        },
        options: { appendAttribution: false },
      },
      once: true,
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Dire quel fichier manque', en: 'Say which file is wrong' },
      why: {
        fr: 'Les deux nombres montrent lequel.',
        en: 'The two numbers show which.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.owner }}",
        subject: { fr: 'Webinaire : fichier illisible', en: 'Webinar: file not readable' },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Inscrits lus : ' + $json.listed + '. Présents lus : ' + $json.came + '. Les fichiers doivent avoir les colonnes Email et Name, Email et Minutes.' }}",
          en: "={{ 'Registered, read: ' + $json.listed + '. Attended, read: ' + $json.came + '. The files need columns Email and Name, Email and Minutes.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'form > settings > readListed > listed > compare:0',
    'settings > readCame > came > compare:1',
    'compare.same > together:0 > count > both.yes > ask > each > send',
    'compare.onlyFirst > together:1',
    'both.no > broken',
    'send.error > tell',
  ],
  examples,
})
