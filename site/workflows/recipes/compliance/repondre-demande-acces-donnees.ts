import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, truth } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './repondre-demande-acces-donnees.examples.ts'

export default defineRecipe({
  category: 'compliance',
  level: 'expert',
  minutes: 60,
  published: '2026-11-23',
  fr: {
    title: 'Rassembler les données d’une demande d’accès',
    problem:
      'Quelqu’un demande ce que vous savez de lui. Le délai court, les données sont dans le CRM, la base de la boutique et des boîtes, et l’on craint surtout d’oublier un endroit ou de répondre à un imposteur.',
    outcome:
      'Une fois l’identité confirmée par une personne, le flux interroge vos systèmes, réunit ce qu’il trouve en un fichier lisible et prépare le brouillon de réponse, avec la date limite.',
    avoid:
      'Le flux ne connaît que les systèmes que vous y branchez : papier, sauvegardes et messageries restent à voir. En cas de conflit avec la personne, prenez d’abord conseil.',
    approval:
      'Deux décisions humaines : l’identité, avant toute recherche ; l’envoi, après relecture. Le fichier peut contenir les données d’un tiers, qu’il faut retirer.',
    failure:
      'Un système qui ne répond pas n’est jamais pris pour un système vide : le référent est prévenu que le dossier est incomplet et lequel manque ; aucun brouillon n’est préparé.',
  },
  en: {
    title: 'Gather the data for an access request',
    problem:
      'Somebody asks what you know about them. The clock runs, the data is in the CRM, the shop’s database and a few inboxes, and what one fears most is missing a place, or answering an impostor.',
    outcome:
      'Once a person has confirmed who is asking, the flow queries your systems, puts what it finds into one readable file and prepares the draft answer, with its deadline.',
    avoid:
      'The flow knows only the systems you connect: paper, backups and mailboxes are still to be searched. Where there is a dispute with the person, take advice first.',
    approval:
      'Two human decisions: identity, before any search; sending, after reading. The file may hold somebody else’s data, which has to come out.',
    failure:
      'A system that does not answer is never taken for an empty one: whoever is in charge learns that the file is incomplete, and which system is missing; no draft is prepared.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demande d’accès', en: 'Access request' },
      why: {
        fr: 'Une adresse à publier dans votre politique de confidentialité.',
        en: 'An address to publish in your privacy notice.',
      },
      with: {
        formTitle: { fr: 'Accéder à vos données', en: 'Access your data' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Adresse connue de nous', en: 'The address we know' },
              fieldName: 'email',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Nom', en: 'Name' },
              fieldName: 'name',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre référent', en: 'Who is in charge' },
      why: {
        fr: 'La personne qui vérifie l’identité et signe la réponse.',
        en: 'The person who checks identity and signs the answer.',
      },
      with: fields({
        person: 'donnees@votre-entreprise.example',
        email: '={{ $json.email.trim().toLowerCase() }}',
        deadline: '={{ $now.plus({ months: 1 }).toISODate() }}',
      }),
    },
    identity: {
      use: 'gmail',
      name: { fr: 'Identité confirmée ?', en: 'Identity confirmed?' },
      why: {
        fr: 'Donner des données à la mauvaise personne est pire qu’être en retard.',
        en: 'Handing data to the wrong person is worse than being late.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        sendTo: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Demande d’accès à traiter avant le {{ $('settings').first().json.deadline }}",
          en: "=Access request to settle by {{ $('settings').first().json.deadline }}",
        },
        message: {
          fr: "={{ $('request').first().json.name }} ({{ $('settings').first().json.email }}) demande ses données. Avez-vous vérifié son identité ?",
          en: "={{ $('request').first().json.name }} ({{ $('settings').first().json.email }}) asks for their data. Have you checked who they are?",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: { appendAttribution: false },
      },
    },
    checked: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: {
        fr: 'Sans accord écrit, aucune base n’est ouverte.',
        en: 'Without a written yes no database is opened.',
      },
      with: all(isTrue('={{ $json.data.approved }}')),
    },
    crm: {
      use: 'hubspot',
      name: { fr: 'Chercher dans le CRM', en: 'Search the CRM' },
      why: {
        fr: 'Par l’adresse exacte : un nom de famille ramènerait ses homonymes.',
        en: 'By exact address: a surname would bring in namesakes.',
      },
      with: {
        authentication: 'appToken',
        resource: 'contact',
        operation: 'search',
        returnAll: true,
        filterGroupsUi: {
          filterGroupsValues: [
            {
              filtersUi: {
                filterValues: [
                  {
                    propertyName: 'email|string',
                    operator: 'EQ',
                    value: "={{ $('settings').first().json.email }}",
                  },
                ],
              },
            },
          ],
        },
        additionalFields: {},
      },
      onError: 'continue',
      always: true,
    },
    fromCrm: {
      use: 'set',
      name: { fr: 'Nommer la source : CRM', en: 'Name the source: CRM' },
      why: {
        fr: 'La personne a droit à l’origine de chaque donnée.',
        en: 'The person is entitled to know where each item comes from.',
      },
      with: fields(
        {
          source: 'CRM',
          data: '={{ JSON.stringify($json.properties ?? {}) }}',
          failed: truth('={{ $json.error !== undefined }}'),
        },
        { alone: true },
      ),
    },
    shop: {
      use: 'postgres',
      name: { fr: 'Chercher dans la boutique', en: 'Search the shop' },
      why: {
        fr: 'L’adresse passe en paramètre, jamais collée dans la requête.',
        en: 'The address goes in as a parameter, never pasted into the query.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT number, placed_on, total, delivery_address FROM orders WHERE lower(email) = $1 ORDER BY placed_on',
        options: { queryReplacement: "={{ $('settings').first().json.email }}" },
      },
      onError: 'continue',
      always: true,
    },
    fromShop: {
      use: 'set',
      name: { fr: 'Nommer la source : boutique', en: 'Name the source: shop' },
      why: {
        fr: 'Une commande par ligne, telle que la base la tient.',
        en: 'One order a line, as the database holds it.',
      },
      with: fields(
        {
          source: { fr: 'Boutique', en: 'Shop' },
          data: '={{ JSON.stringify($json) }}',
          failed: truth('={{ $json.error !== undefined }}'),
        },
        { alone: true },
      ),
    },
    both: {
      use: 'merge',
      name: { fr: 'Attendre les deux', en: 'Wait for both' },
      why: {
        fr: 'Le fichier n’est fait qu’une fois chaque système interrogé.',
        en: 'The file is made only once each system has been asked.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Un seul dossier', en: 'One file' },
      why: {
        fr: 'Toutes les lignes ensemble, avec leur source.',
        en: 'All lines together, each with its source.',
      },
      with: allIn('records'),
    },
    whole: {
      use: 'if',
      name: { fr: 'Tous ont répondu ?', en: 'Did all answer?' },
      why: {
        fr: 'Une recherche sans résultat compte ; une recherche en panne, non.',
        en: 'A search without result counts; a search that failed does not.',
      },
      with: all(isTrue('={{ $json.records.every(record => !record.failed) }}')),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le fichier', en: 'Write the file' },
      why: {
        fr: 'Un format structuré et courant, que la personne peut réutiliser.',
        en: 'A structured, common format that the person can use elsewhere.',
      },
      with: {
        operation: 'toJson',
        mode: 'each',
        binaryPropertyName: 'data',
        options: { fileName: { fr: 'vos-donnees.json', en: 'your-data.json' }, format: true },
      },
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Préparer la réponse', en: 'Prepare the answer' },
      why: {
        fr: 'Un brouillon : le référent relit le fichier avant qu’il ne parte.',
        en: 'A draft: the person in charge reads the file before it leaves.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: { fr: 'Vos données', en: 'Your data' },
        emailType: 'text',
        message: {
          fr: "=Bonjour,\n\nVous trouverez ci-joint les {{ $('gather').first().json.records.length }} enregistrements que nous tenons à votre adresse. Vous pouvez demander leur rectification ou leur effacement en répondant à ce message.",
          en: "=Hello,\n\nAttached are the {{ $('gather').first().json.records.length }} records that we hold under your address. You may ask for correction or erasure by answering this message.",
        },
        options: {
          sendTo: "={{ $('settings').first().json.email }}",
          attachmentsUi: { attachmentsBinary: [{ property: 'data' }] },
        },
      },
    },
    missing: {
      use: 'gmail',
      name: { fr: 'Prévenir : dossier incomplet', en: 'Warn: file incomplete' },
      why: {
        fr: 'Le délai continue de courir : quelqu’un doit le savoir le jour même.',
        en: 'The clock keeps running: somebody has to know the same day.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        sendTo: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Dossier incomplet, à rendre avant le {{ $('settings').first().json.deadline }}",
          en: "=File incomplete, due by {{ $('settings').first().json.deadline }}",
        },
        emailType: 'text',
        message: {
          fr: "=Sans réponse pour {{ $('settings').first().json.email }} : {{ $json.records.filter(record => record.failed).map(record => record.source).join(', ') }}",
          en: "=No answer about {{ $('settings').first().json.email }} from: {{ $json.records.filter(record => record.failed).map(record => record.source).join(', ') }}",
        },
        options: { appendAttribution: false },
      },
    },
    proof: {
      use: 'gmail',
      name: { fr: 'Demander une preuve', en: 'Ask for proof' },
      why: {
        fr: 'Un refus sec n’est pas une réponse : on dit quoi fournir.',
        en: 'A bare refusal is no answer: say what to provide.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: { fr: 'Votre demande d’accès', en: 'Your access request' },
        emailType: 'text',
        message: {
          fr: 'Bonjour,\n\nNous n’avons pas pu vérifier votre identité. Répondez depuis l’adresse de votre compte, ou donnez le numéro d’une commande.',
          en: 'Hello,\n\nWe could not verify who you are. Please answer from your account’s address, or give the number of an order.',
        },
        options: { sendTo: "={{ $('settings').first().json.email }}" },
      },
    },
  },
  links: [
    'request > settings > identity > checked.yes > crm > fromCrm > both:0 > gather > whole.yes > file > draft',
    'checked.yes > shop > fromShop > both:1',
    'whole.no > missing',
    'checked.no > proof',
  ],
  examples,
})
