import { answeredWithin } from '../../fragments/patience.ts'
import { eachItem } from '../../fragments/code.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './remettre-affaire-gagnee.examples.ts'

const KEYS = ['site_address', 'site_contact', 'start_on', 'promises']
const needs = (...labels: readonly string[]): string =>
  JSON.stringify(KEYS.map((key, at) => ({ key, label: labels[at] ?? key })))
const NEEDS = {
  fr: needs('Adresse du chantier', 'Contact sur place', 'Début promis', 'Promis hors devis'),
  en: needs('Site address', 'Contact on site', 'Promised start', 'Promised beyond the quote'),
}

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Remettre une affaire gagnée au chantier, dossier complet',
    problem:
      'Le poseur appelle du trottoir : quel étage, qui a les clés, et qu’a-t-on promis sur les finitions ? La réponse est dans la tête du commercial, parti en rendez-vous.',
    outcome:
      'Dès qu’une affaire passe à « gagnée », le commercial ne se voit demander que ce qui manque. Le dossier arrive ensuite complet sur le tableau des chantiers, avec un dossier de fichiers à son nom.',
    avoid:
      'Si le commercial pose aussi, ce relais n’a pas lieu d’être. Et dix champs obligatoires seront remplis avec des tirets : gardez-en quatre.',
    approval:
      'Le commercial écrit ce qu’il a promis ; personne ne le devine à sa place. Après deux jours sans réponse, ou une réponse à trous, rien n’est créé et la direction commerciale tranche.',
    failure:
      'Si monday.com refuse l’élément, le chef de chantier reçoit le dossier entier par courriel. Un dossier de fichiers qui existe déjà n’arrête rien. Slack injoignable équivaut à un silence.',
  },
  en: {
    title: 'Hand a won deal to the site team with nothing missing',
    problem:
      'The fitter calls from the pavement: which floor, who has the keys, and what was promised about the finish? The answer is in the salesperson’s head, and she is in a meeting.',
    outcome:
      'As soon as a deal turns “won”, the salesperson is asked for what is missing and for nothing else. The file then reaches the site board complete, with a folder in its name.',
    avoid:
      'Where the person who sells also fits, there is nobody to hand over to. And ten required fields get filled with dashes: keep to four.',
    approval:
      'The salesperson writes down what was promised; nobody guesses for them. After two days of silence, or an answer with gaps, nothing is created and the head of sales decides.',
    failure:
      'If monday.com refuses the item, the site manager gets the whole file by email. A folder that already exists stops nothing. Slack out of reach counts as silence.',
  },
  nodes: {
    deal: {
      use: 'pipedriveTrigger',
      name: { fr: 'Affaire modifiée', en: 'Deal changed' },
      why: {
        fr: 'Pipedrive prévient dans la minute ; le client, lui, vient de signer.',
        en: 'Pipedrive tells within the minute, and the client has just signed.',
      },
      with: { action: 'change', entity: 'deal' },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre fiche de remise', en: 'Your hand-over sheet' },
      why: {
        fr: 'Les clés sont celles de vos champs Pipedrive ; l’équipe du chantier choisit les quatre.',
        en: 'The keys are those of your Pipedrive fields; the site team picks the four.',
      },
      with: fields({
        needs: { as: 'array', value: NEEDS },
        board: { fr: 'identifiant du tableau', en: 'id of the board' },
        group: { fr: 'identifiant du groupe', en: 'id of the group' },
        sender: 'ventes@votre-entreprise.example',
        site: 'chantiers@votre-entreprise.example',
        manager: 'direction@votre-entreprise.example',
        people: list([
          { owner: 11, slack: 'U0INES' },
          { owner: 12, slack: 'U0KARL' },
        ]),
      }),
    },
    won: {
      use: 'filter',
      name: { fr: 'Gagnée à l’instant ?', en: 'Won just now?' },
      why: {
        fr: 'Une affaire gagnée change encore dix fois ; seule la bascule compte.',
        en: 'A won deal changes ten more times; only the turn itself counts.',
      },
      with: all(
        text('={{ $json.data.status }}', 'equals', 'won'),
        text("={{ $json.previous?.status ?? 'won' }}", 'notEquals', 'won'),
      ),
    },
    known: {
      use: 'code',
      name: { fr: 'Voir ce qui manque', en: 'See what is missing' },
      why: {
        fr: 'Un tiret ou un point compte pour vide.',
        en: 'A dash or a dot counts as empty.',
      },
      with: eachItem(`const { data, needs, people } = $json
const sheet = needs.map(({ key, label }) => {
  const field = (data.custom_fields ?? {})[key]
  const value = String((field !== null && typeof field === 'object' ? field.value : field) ?? '').trim()
  return { label, value: /[\\p{L}\\p{N}]/u.test(value) ? value : '' }
})
const seller = people.find(({ owner }) => owner === data.owner_id)
const lacking = sheet.filter(({ value }) => value === '').map(({ label }) => label)
return { json: { id: data.id, title: data.title, slack: seller ? seller.slack : '', sheet, lacking, complete: lacking.length === 0 } }`),
    },
    complete: {
      use: 'if',
      name: { fr: 'Dossier complet ?', en: 'File complete?' },
      why: {
        fr: 'Qui a bien rempli sa fiche n’est pas dérangé.',
        en: 'Whoever filled the record in is left in peace.',
      },
      with: all(isTrue('={{ $json.complete }}')),
    },
    ask: {
      use: 'slack',
      name: { fr: 'Demander le reste', en: 'Ask for the rest' },
      why: {
        fr: 'Le formulaire ne montre que les champs vides : une minute, pas dix.',
        en: 'The form shows the empty fields alone: a minute’s work.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        select: 'user',
        user: byId('={{ $json.slack }}'),
        message: {
          fr: '=Bravo pour {{ $json.title }}. Il manque {{ $json.lacking.length }} point(s) au chantier ; sans réponse sous deux jours, la direction sera prévenue.',
          en: '=Well done on {{ $json.title }}. The site team lacks {{ $json.lacking.length }} item(s); after two days without an answer, management is told.',
        },
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput:
          "={{ JSON.stringify($json.lacking.map(label => ({ fieldLabel: label, fieldType: 'textarea', requiredField: true }))) }}",
        options: answeredWithin(2, 'days'),
      },
      onError: 'continue',
    },
    filled: {
      use: 'code',
      name: { fr: 'Compléter le dossier', en: 'Complete the file' },
      why: {
        fr: 'La réponse rejoint ce que la fiche savait, et se contrôle de la même façon.',
        en: 'The answer joins what the record knew, and is tested the same way.',
      },
      with: eachItem(`const known = $('known').item.json
const answers = $json.data ?? {}
const sheet = known.sheet.map(({ label, value }) => {
  const said = String(value || answers[label] || '').trim()
  return { label, value: /[\\p{L}\\p{N}]/u.test(said) ? said : '' }
})
const lacking = sheet.filter(({ value }) => value === '').map(({ label }) => label)
return { json: { ...known, sheet, lacking, complete: lacking.length === 0 } }`),
    },
    enough: {
      use: 'if',
      name: { fr: 'Cette fois, complet ?', en: 'Complete this time?' },
      why: {
        fr: 'Un dossier à trous sur le tableau passe pour un dossier prêt.',
        en: 'On the board, a file with gaps passes for a file that is ready.',
      },
      with: all(isTrue('={{ $json.complete }}')),
    },
    brief: {
      use: 'set',
      name: { fr: 'Rédiger la fiche', en: 'Write the sheet' },
      why: {
        fr: 'Les mots du commercial, dans l’ordre où le poseur les lit.',
        en: 'The salesperson’s words, in the order the fitter reads them.',
      },
      with: fields(
        {
          id: '={{ String($json.id) }}',
          title: '={{ $json.title }}',
          brief: {
            fr: "={{ $json.sheet.map(one => one.label + ' : ' + one.value).join('\\n') }}",
            en: "={{ $json.sheet.map(one => one.label + ': ' + one.value).join('\\n') }}",
          },
        },
        { alone: true },
      ),
    },
    folder: {
      use: 'nextcloud',
      name: { fr: 'Créer le dossier', en: 'Create the folder' },
      why: {
        fr: 'Le numéro d’affaire dans le nom : deux « Hôtel des Pins » ne se mélangent pas.',
        en: 'With the deal’s number in its name, two “Hôtel des Pins” never mix.',
      },
      with: {
        resource: 'folder',
        operation: 'create',
        path: "={{ '/Chantiers/' + $json.id + ' ' + $json.title.replace(/[/\\\\]/g, '-') }}",
      },
      onError: 'continue',
    },
    item: {
      use: 'monday',
      name: { fr: 'Inscrire au tableau', en: 'Put on the board' },
      why: {
        fr: 'Là où le chef de chantier répartit déjà ses équipes.',
        en: 'Where the site manager already assigns the crews.',
      },
      with: {
        resource: 'boardItem',
        operation: 'create',
        boardId: "={{ $('settings').first().json.board }}",
        groupId: "={{ $('settings').first().json.group }}",
        name: "={{ $('brief').item.json.title }}",
        additionalFields: {},
      },
      onError: 'output',
    },
    note: {
      use: 'monday',
      name: { fr: 'Coller la fiche', en: 'Attach the sheet' },
      why: {
        fr: 'Sur l’élément même, donc aussi sur le téléphone du poseur.',
        en: 'On the item itself, hence on the fitter’s phone too.',
      },
      with: {
        resource: 'boardItem',
        operation: 'addUpdate',
        itemId: '={{ $json.id }}',
        value: "={{ $('brief').item.json.brief }}",
      },
      onError: 'output',
    },
    byHand: {
      use: 'emailSend',
      name: { fr: 'Remise par courriel', en: 'Hand over by email' },
      why: {
        fr: 'Le chantier ne doit pas attendre la panne d’un tableau.',
        en: 'Work on site must not wait for a board to recover.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.site }}",
        subject: {
          fr: "=À inscrire au tableau : {{ $('brief').item.json.title }}",
          en: "=To put on the board: {{ $('brief').item.json.title }}",
        },
        emailFormat: 'text',
        text: "={{ $('brief').item.json.brief }}",
        options: { appendAttribution: false },
      },
    },
    gaps: {
      use: 'emailSend',
      name: { fr: 'Prévenir la direction', en: 'Tell management' },
      why: {
        fr: 'Elle seule peut rappeler le commercial, ou décider de partir sans.',
        en: 'Only they can chase the salesperson, or decide to go without.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.manager }}",
        subject: {
          fr: '=Affaire gagnée, dossier incomplet : {{ $json.title }}',
          en: '=Deal won, file incomplete: {{ $json.title }}',
        },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Rien n’est inscrit au tableau des chantiers. Il manque :\\n' + $json.lacking.join('\\n') }}",
          en: "={{ 'Nothing is on the site board. Missing:\\n' + $json.lacking.join('\\n') }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'deal > settings > won > known > complete.yes > brief > folder > item > note',
    'complete.no > ask > filled > enough.yes > brief',
    'enough.no > gaps',
    'item.error > byHand',
    'note.error > byHand',
  ],
  examples,
})
