import { eachItem } from '../../fragments/code.ts'
import { all, amount, cases, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { allIn, gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { DIFF, READ_MASK } from './voir-fiche-google-modifiee.code.ts'
import { examples } from './voir-fiche-google-modifiee.examples.ts'

const TEAM = { from: setting('sender'), to: setting('team') }
const GOOGLE = {
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'googleBusinessProfileOAuth2Api',
  sendQuery: true,
}
const BASE = 'https://mybusinessbusinessinformation.googleapis.com/v1/'
const readMask = { parameters: [{ name: 'readMask', value: READ_MASK }] }

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Voir ce que Google a changé sur vos fiches',
    problem:
      'Un passant « suggère une modification », Google l’accepte : votre magasin ferme à 18 heures au lieu de 19, ou renvoie vers le site d’un concurrent. La fiche que vous gérez affiche toujours vos valeurs ; c’est la page publique qui a changé.',
    outcome:
      'Chaque lundi, la version publique de chaque fiche est comparée à la vôtre : nom, téléphone, site, horaires, catégories, adresse, ouverture. Un seul courriel met les deux valeurs côte à côte. Si vous le demandez, vos valeurs sont renvoyées à Google, et le résultat vous revient, magasin par magasin.',
    avoid:
      'Avec une seule fiche, les avis de modification que Google envoie suffisent. L’accès à cette interface se demande à Google, qui examine chaque dossier.',
    approval:
      'Rien n’est rétabli sans vous : la suggestion a parfois raison. « Tout rétablir » vaut pour tous les magasins du courriel ; pour trier, répondez « je verrai » et corrigez dans Google. Sans réponse en trois jours, la question revient le lundi suivant.',
    failure:
      'Une fiche illisible n’arrête pas les autres : un courriel la nomme. Demande non envoyée, ou rétablissement refusé : un courriel le dit, avec la réponse reçue.',
  },
  en: {
    title: 'See what Google has changed on your profiles',
    problem:
      'A passer-by “suggests an edit” and Google accepts: your shop closes at six, not seven, or points to a competitor’s website. The profile that you manage still shows your values; it is the public page that has changed.',
    outcome:
      'Every Monday the public version of each profile is compared with yours: name, telephone, website, hours, categories, address, open or closed. A single email sets both values side by side. If you ask for it, your values are sent back to Google and the result returns to you, shop by shop.',
    avoid:
      'With a single profile the notices of change that Google sends will do. Access to this interface has to be asked of Google, which looks into each case.',
    approval:
      'Nothing is restored without you: a suggestion may be right. “Restore all” goes for all shops in the email; to pick and choose, answer “I shall see” and mend it in Google. Without an answer in three days the question comes again next Monday.',
    failure:
      'An unreadable profile leaves the others unaffected, and an email names it. Question not sent, or restoring refused: an email says so, with the answer received.',
  },
  nodes: {
    weekly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque lundi', en: 'Every Monday' },
      why: {
        fr: 'Le temps qu’une correction paraisse avant le samedi.',
        en: 'In time for a correction to show before Saturday.',
      },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos fiches', en: 'Your profiles' },
      why: {
        fr: 'Remplacez les deux exemples par vos identifiants.',
        en: 'Replace the two examples by your own ids.',
      },
      with: fields({
        places: list([
          { name: 'Nantes', location: 'locations/2001' },
          { name: 'Angers', location: 'locations/2002' },
        ]),
        sender: 'n8n@votre-entreprise.example',
        team: 'magasins@votre-entreprise.example',
      }),
    },
    places: {
      use: 'splitOut',
      name: { fr: 'Fiche par fiche', en: 'Profile by profile' },
      why: {
        fr: 'Une fiche refusée ne cache pas les autres.',
        en: 'A profile refused does not hide the others.',
      },
      with: { fieldToSplitOut: 'places', options: {} },
    },
    live: {
      use: 'httpRequest',
      name: { fr: 'Version publique', en: 'Public version' },
      why: {
        fr: 'Google y dit lui-même ce qui diffère, et ce qui est encore en attente.',
        en: 'Google itself says what differs there, and what is still pending.',
      },
      with: {
        ...GOOGLE,
        url: `=${BASE}{{ $json.location }}:getGoogleUpdated`,
        queryParameters: readMask,
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    ours: {
      use: 'httpRequest',
      name: { fr: 'Votre version', en: 'Your version' },
      why: {
        fr: 'Ce que vous avez saisi, et qui sera renvoyé si vous le voulez.',
        en: 'What you typed in, and what goes back if you wish.',
      },
      with: {
        ...GOOGLE,
        url: `=${BASE}{{ $('places').item.json.location }}`,
        queryParameters: readMask,
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    diff: {
      use: 'code',
      name: { fr: 'Mettre côte à côte', en: 'Put side by side' },
      why: {
        fr: 'Avec des mots : un écart en JSON ne se lit pas au téléphone.',
        en: 'In words, as nobody reads JSON on a phone.',
      },
      with: eachItem(DIFF),
    },
    changed: {
      use: 'filter',
      name: { fr: 'Fiches changées', en: 'Profiles changed' },
      why: {
        fr: 'Un lundi sans changement n’écrit à personne.',
        en: 'A Monday without changes writes to nobody.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir les fiches', en: 'Gather the profiles' },
      why: {
        fr: 'Une question, même pour trente magasins.',
        en: 'One question, even for thirty shops.',
      },
      with: allIn('places'),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Rétablir ou non ?', en: 'Restore or not?' },
      why: {
        fr: 'Le lien mène à une page ; c’est son bouton qui compte.',
        en: 'The link leads to a page, and only its button counts.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('sender'),
        toEmail: setting('team'),
        subject: {
          fr: '=Fiches Google modifiées : {{ $json.places.length }}',
          en: '=Google profiles changed: {{ $json.places.length }}',
        },
        message: {
          fr: "={{ 'Votre valeur → ce que voit le public\\n\\n' + $json.places.map((one) => one.text).join('\\n\\n') }}",
          en: "={{ 'Your value → what the public sees\\n\\n' + $json.places.map((one) => one.text).join('\\n\\n') }}",
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Vos valeurs', en: 'Your values' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: { fr: 'tout rétablir', en: 'restore all' } },
                  { option: { fr: 'je verrai', en: 'I shall see' } },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(3, 'days'),
      },
      onError: 'output',
    },
    choice: {
      use: 'switch',
      name: { fr: 'Votre réponse', en: 'Your answer' },
      why: {
        fr: 'Le silence laisse la page publique telle quelle.',
        en: 'Silence leaves the public page as it is.',
      },
      with: cases({
        restore: isTrue({
          fr: "={{ $json.data?.['Vos valeurs'] === 'tout rétablir' && $('gather').first().json.places.some((one) => one.fields.length > 0) }}",
          en: "={{ $json.data?.['Your values'] === 'restore all' && $('gather').first().json.places.some((one) => one.fields.length > 0) }}",
        }),
        nothing: isTrue({
          fr: "={{ $json.data?.['Vos valeurs'] === 'tout rétablir' }}",
          en: "={{ $json.data?.['Your values'] === 'restore all' }}",
        }),
      }),
    },
    take: {
      use: 'set',
      name: { fr: 'Reprendre les fiches', en: 'Take the profiles again' },
      why: {
        fr: 'La réponse ne contient que le choix.',
        en: 'The answer holds the choice alone.',
      },
      with: fields(
        { places: { as: 'array', value: "={{ $('gather').first().json.places }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Magasin par magasin', en: 'Shop by shop' },
      why: {
        fr: 'Chaque fiche a ses propres champs à rétablir.',
        en: 'Each profile has fields of its own to restore.',
      },
      with: { fieldToSplitOut: 'places', options: {} },
    },
    sendable: {
      use: 'filter',
      name: { fr: 'De quoi renvoyer', en: 'Something to send' },
      why: {
        fr: 'Une valeur que vous n’avez jamais saisie ne se rétablit pas.',
        en: 'A value that you never typed in cannot be restored.',
      },
      with: all(amount('={{ $json.fields.length }}', 'gt', 0)),
    },
    restore: {
      use: 'httpRequest',
      name: { fr: 'Renvoyer vos valeurs', en: 'Send your values' },
      why: {
        fr: 'C’est ainsi que Google demande de refuser une suggestion.',
        en: 'This is how Google has suggestions refused.',
      },
      with: {
        ...GOOGLE,
        method: 'PATCH',
        url: `=${BASE}{{ $json.location }}`,
        queryParameters: {
          parameters: [{ name: 'updateMask', value: "={{ $json.fields.join(',') }}" }],
        },
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify($json.body) }}',
        options: {},
      },
      onError: 'continue',
      retry: [2, 5],
    },
    line: {
      use: 'set',
      name: { fr: 'Écrire le résultat', en: 'Write the result' },
      why: {
        fr: 'Accepté ne veut pas dire affiché : Google relit parfois.',
        en: 'Accepted is not yet shown: Google sometimes reviews.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('sendable').item.json.place + ' : ' + ($json.error ? 'refusé, ' + ($json.error.message ?? $json.error) : 'renvoyé (' + $('sendable').item.json.fields.join(', ') + ')') }}",
            en: "={{ $('sendable').item.json.place + ': ' + ($json.error ? 'refused, ' + ($json.error.message ?? $json.error) : 'sent (' + $('sendable').item.json.fields.join(', ') + ')') }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'aggregate',
      name: { fr: 'Réunir les résultats', en: 'Gather the results' },
      why: { fr: 'Un seul courriel de retour.', en: 'One email in return.' },
      with: gathered('line'),
    },
    told: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui est rétabli', en: 'Say what was restored' },
      why: {
        fr: 'Refus compris : celui-là se règle dans Google.',
        en: 'Refusals included: those are settled in Google.',
      },
      with: mailed(
        TEAM,
        { fr: 'Fiches Google : rétablissement', en: 'Google profiles: what was sent' },
        {
          fr: "={{ [...($json.line ?? []), ...$('gather').first().json.places.filter((one) => one.fields.length === 0).map((one) => one.place + ' : à corriger dans Google')].join('\\n') }}",
          en: "={{ [...($json.line ?? []), ...$('gather').first().json.places.filter((one) => one.fields.length === 0).map((one) => one.place + ': to mend in Google')].join('\\n') }}",
        },
      ),
    },
    failed: {
      use: 'emailSend',
      name: { fr: 'Fiches non vues', en: 'Profiles not seen' },
      why: {
        fr: 'Un accès retiré se découvre ici, pas chez le client.',
        en: 'Access withdrawn shows here, not at the customer’s.',
      },
      once: true,
      with: mailed(
        TEAM,
        { fr: 'Fiches Google : à voir à la main', en: 'Google profiles: to see to by hand' },
        {
          fr: "={{ $prevNode.name + ' (' + $input.all().map((one) => one.json.name ?? one.json.location?.title ?? 'toutes').join(', ') + ') : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ $prevNode.name + ' (' + $input.all().map((one) => one.json.name ?? one.json.location?.title ?? 'all').join(', ') + '): ' + ($json.error.message ?? $json.error) }}",
        },
      ),
    },
  },
  links: [
    'weekly > settings > places > live > ours > diff > changed > gather > ask > choice.restore > take > each > sendable > restore > line > lines > told',
    'live.error > failed',
    'ours.error > failed',
    'choice.nothing > told',
    'ask.error > failed',
  ],
  examples,
  related: ['annoncer-fermeture-exceptionnelle', 'repondre-avis-google'],
})
