import { answeredWithin } from '../../fragments/patience.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue } from '../../fragments/conditions.ts'
import { fields, truth } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './livrer-guide-adresse-confirmee.examples.ts'

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Envoyer un guide à une adresse confirmée, accord prouvé',
    problem:
      'Le guide se télécharge contre une adresse. L’une est inventée, une autre appartient à un collègue inscrit par plaisanterie, et le jour d’une plainte personne ne sait dire à quoi il avait dit oui.',
    outcome:
      'Le guide part en pièce jointe vers des adresses qui ont cliqué. Qui a coché la case devient un contact Odoo, avec la date et la phrase exacte qu’il a acceptée. Les autres ont leur guide et ne sont inscrits nulle part.',
    avoid:
      'Si le guide tient sur une page, publiez-la : elle sera lue et trouvée. Pour un guide payant, il faut une boutique.',
    approval:
      'C’est le lecteur qui décide, deux fois : la case, jamais cochée d’avance, et le bouton du courriel. Sans clic en trois jours, le flux s’arrête et ne garde pas l’adresse.',
    failure:
      'Si le fichier, l’envoi ou Odoo manque, l’équipe reçoit l’adresse confirmée et ce qui reste à faire à la main. Un courriel de confirmation refusé n’alerte personne : c’est une adresse fausse.',
  },
  en: {
    title: 'Send a guide to a confirmed address and keep the consent',
    problem:
      'The guide is yours for an e-mail address. One is made up, another belongs to a colleague signed up for a joke, and when somebody complains nobody can say what they had agreed to.',
    outcome:
      'The guide travels as an attachment to addresses that clicked. Whoever ticked the box becomes an Odoo contact, with the day and the very sentence they accepted. The others have their guide and are on no list.',
    avoid:
      'If the guide fits on a page, publish the page: it will be read, and found. A guide that costs money needs a shop.',
    approval:
      'The reader decides, twice: the box, never ticked beforehand, and the button in the e-mail. Without a click within three days the flow stops and keeps no address.',
    failure:
      'If the file, the mailing or Odoo is missing, the team gets the confirmed address and what is left to do by hand. A confirmation that bounces alarms nobody: the address was made up.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Demande du guide', en: 'Guide requested' },
      why: {
        fr: 'Trois champs : chaque question de plus coûte des lecteurs.',
        en: 'Three fields, since each further question costs readers.',
      },
      with: {
        formTitle: { fr: 'Recevoir le guide', en: 'Get the guide' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Prénom', en: 'First name' },
              fieldName: 'first',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Adresse', en: 'E-mail' },
              fieldName: 'email',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'La suite', en: 'What next' },
              fieldName: 'news',
              fieldType: 'checkbox',
              fieldOptions: {
                values: [
                  {
                    option: {
                      fr: 'Écrivez-moi une fois par mois ; je peux arrêter à tout moment.',
                      en: 'Write to me once a month; I can stop at any time.',
                    },
                  },
                ],
              },
            },
          ],
        },
        options: {
          appendAttribution: false,
          respondWithOptions: {
            values: {
              respondWith: 'text',
              formSubmittedText: {
                fr: 'Regardez vos courriels : un clic, et le guide arrive.',
                en: 'Look at your e-mail: one click and the guide is there.',
              },
            },
          },
        },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre guide', en: 'Your guide' },
      why: {
        fr: 'Le fichier, l’expéditeur, et le compartiment où le guide est rangé.',
        en: 'The file, the sender, and the bucket that holds the guide.',
      },
      with: fields({
        title: { fr: 'Isoler sans se tromper', en: 'Insulate without mistakes' },
        bucket: 'guides',
        file: 'isoler.pdf',
        sender: 'guides@votre-entreprise.example',
        team: 'contact@votre-entreprise.example',
        news: truth("={{ ($('form').first().json.news ?? []).length > 0 }}"),
      }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Faire confirmer', en: 'Have it confirmed' },
      why: {
        fr: 'Le bouton prouve que l’adresse existe et que son titulaire a demandé.',
        en: 'The button proves that the address exists and that its owner asked.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('form').first().json.email }}",
        subject: {
          fr: "=Votre guide « {{ $('settings').first().json.title }} »",
          en: "=Your guide “{{ $('settings').first().json.title }}”",
        },
        message: {
          fr: "=Bonjour {{ $('form').first().json.first }},\n\nUn clic, et le guide arrive en pièce jointe. {{ $('settings').first().json.news ? 'Il vaut aussi pour la lettre mensuelle que vous avez cochée.' : 'Vous ne recevrez rien d’autre.' }}\n\nVous n’avez rien demandé ? Ne cliquez pas, votre adresse ne sera pas gardée.",
          en: "=Hello {{ $('form').first().json.first }},\n\nOne click and the guide comes as an attachment. {{ $('settings').first().json.news ? 'It also stands for the monthly letter that you ticked.' : 'You will get nothing else.' }}\n\nYou asked for nothing? Do not click, and your address will not be kept.",
        },
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'single',
            approveLabel: { fr: 'Recevoir le guide', en: 'Get the guide' },
          },
        },
        options: answeredWithin(3, 'days'),
      },
      onError: 'continue',
    },
    clicked: {
      use: 'filter',
      name: { fr: 'Seulement si clic', en: 'Only on a click' },
      why: {
        fr: 'Sans clic, rien n’est écrit ailleurs que dans cette exécution.',
        en: 'Without a click nothing is written anywhere but in this run.',
      },
      with: all(isTrue('={{ $json.data?.approved ?? false }}')),
    },
    guide: {
      use: 's3',
      name: { fr: 'Prendre le guide', en: 'Fetch the guide' },
      why: {
        fr: 'Relu à chaque envoi : la version corrigée part aussitôt.',
        en: 'Read each time, so that a mended version leaves at once.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        bucketName: "={{ $('settings').first().json.bucket }}",
        fileKey: "={{ $('settings').first().json.file }}",
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [3, 5],
    },
    deliver: {
      use: 'emailSend',
      name: { fr: 'Envoyer le guide', en: 'Send the guide' },
      why: {
        fr: 'En pièce jointe : un lien circulerait sans aucune adresse.',
        en: 'As an attachment: a link would travel on without any address.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('form').first().json.email }}",
        subject: "={{ $('settings').first().json.title }}",
        emailFormat: 'text',
        text: {
          fr: "=Bonjour {{ $('form').first().json.first }},\n\nVoici le guide. Une question ? Répondez à ce message, une personne le lira.",
          en: "=Hello {{ $('form').first().json.first }},\n\nHere is the guide. A question? Answer this message; a person will read it.",
        },
        options: { appendAttribution: false, attachments: 'data' },
      },
      onError: 'output',
    },
    wants: {
      use: 'filter',
      name: { fr: 'Case cochée ?', en: 'Box ticked?' },
      why: {
        fr: 'Avoir voulu un guide n’est pas avoir voulu une lettre.',
        en: 'Wanting a guide is not wanting a letter.',
      },
      with: all(isTrue("={{ $('settings').first().json.news }}")),
    },
    find: {
      use: 'odoo',
      name: { fr: 'Déjà connu ?', en: 'Already known?' },
      why: {
        fr: 'Un client de longue date ne doit pas avoir deux fiches.',
        en: 'A customer of long standing must not have two records.',
      },
      with: {
        resource: 'contact',
        operation: 'getAll',
        limit: 1,
        filters: {
          filter: [
            { fieldName: 'email', operator: 'equal', value: "={{ $('form').first().json.email }}" },
          ],
        },
        options: {},
      },
      onError: 'continue',
      always: true,
    },
    state: {
      use: 'switch',
      name: { fr: 'Muet, inconnu, connu', en: 'Silent, unknown or known' },
      why: {
        fr: 'Un Odoo en panne ne veut pas dire que la personne est inconnue.',
        en: 'A silent Odoo does not mean that the person is unknown.',
      },
      with: cases({
        silent: isTrue('={{ $json.error !== undefined }}'),
        unknown: isTrue('={{ $json.id === undefined }}'),
      }),
    },
    create: {
      use: 'odoo',
      name: { fr: 'Créer le contact', en: 'Create the contact' },
      why: {
        fr: 'Deux champs, ceux que la personne a donnés.',
        en: 'Two fields, those that the person gave.',
      },
      with: {
        resource: 'contact',
        operation: 'create',
        fieldsToSend: {
          mappingMode: 'defineBelow',
          value: {
            name: "={{ $('form').first().json.first }}",
            email: "={{ $('form').first().json.email }}",
          },
          matchingColumns: [],
          schema: [],
        },
      },
      onError: 'output',
    },
    proof: {
      use: 'dataTable',
      name: { fr: 'Garder la preuve', en: 'Keep the proof' },
      why: {
        fr: 'La phrase entière : celle du formulaire changera un jour.',
        en: 'The whole sentence, for the form’s wording will change one day.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: byName('consents'),
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'email', keyValue: "={{ $('form').first().json.email }}" }],
        },
        columns: columns({
          email: "={{ $('form').first().json.email }}",
          sentence: "={{ $('form').first().json.news[0] }}",
          confirmed_on: '={{ $now.toISODate() }}',
          guide: "={{ $('settings').first().json.file }}",
        }),
        options: {},
      },
    },
    hand: {
      use: 'emailSend',
      name: { fr: 'Finir à la main', en: 'Finish by hand' },
      why: {
        fr: 'La personne a cliqué, elle attend : quelqu’un doit prendre le relais.',
        en: 'The person clicked and is waiting: somebody has to step in.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.team }}",
        subject: {
          fr: "=À finir à la main : {{ $('form').first().json.email }}",
          en: "=To finish by hand: {{ $('form').first().json.email }}",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Adresse confirmée. Lettre mensuelle : ' + ($('settings').first().json.news ? 'oui' : 'non') + '. Ce qui a manqué : ' + ($json.error.message ?? $json.error) + '. Vérifiez que le guide est parti et, si oui à la lettre, que le contact existe dans Odoo.' }}",
          en: "={{ 'Address confirmed. Monthly letter: ' + ($('settings').first().json.news ? 'yes' : 'no') + '. What was missing: ' + ($json.error.message ?? $json.error) + '. Check that the guide left and, if the letter is wanted, that the contact is in Odoo.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'form > settings > ask > clicked > guide > deliver > wants > proof',
    'wants > find > state.unknown > create',
    'state.silent > hand',
    'guide.error > hand',
    'deliver.error > hand',
    'create.error > hand',
  ],
  examples,
})
