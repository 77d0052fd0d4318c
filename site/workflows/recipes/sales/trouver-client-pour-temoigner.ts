import { page } from '../../fragments/forms.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './trouver-client-pour-temoigner.examples.ts'

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Trouver le client que le prospect peut appeler',
    problem:
      '« Avez-vous un client comme nous ? » On cite toujours la même laiterie. Elle a parlé à cinq prospects cette année, dont deux pendant son litige sur une livraison.',
    outcome:
      'Le commercial décrit le prospect ; le formulaire lui montre les trois clients les plus proches, reposés et contents. Son choix part au responsable du compte, qui accepte ou non. La date de l’appel est notée dans Notion.',
    avoid:
      'Avec cinq clients de référence, on les connaît. Et un client que l’on paie pour témoigner n’est plus une référence.',
    approval:
      'Le commercial choisit parmi trois, le responsable du compte a le dernier mot : il sait ce que la fiche ne dit pas. Sous trois jours sans réponse, c’est non.',
    failure:
      'Notion muet : le formulaire le dit aussitôt et donne qui appeler. Si la date ne s’écrit pas après un accord, le responsable reçoit un courriel pour la noter, sans quoi le client serait rappelé trop tôt.',
  },
  en: {
    title: 'Find the client whom a prospect may call',
    problem:
      '“Do you have a client like us?” The same dairy is named each time. It spoke to five prospects this year, two of them while in dispute over a delivery.',
    outcome:
      'The salesperson describes the prospect; the form shows the three closest clients, rested and content. The choice goes to the account’s owner, who accepts or not. The day of the call is noted in Notion.',
    avoid:
      'With five reference clients, one knows them. And a client who is paid to speak is no reference any more.',
    approval:
      'The salesperson picks one of three, the account’s owner has the last word, knowing what the record does not say. Three days without an answer means no.',
    failure:
      'Notion silent: the form says so at once, and whom to call. If the date cannot be written after a yes, the owner gets an email to note it, or the client would be called on too soon.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Chercher une référence', en: 'Look for a reference' },
      why: {
        fr: 'Trois critères : ceux que le prospect compare vraiment.',
        en: 'Three criteria: those a prospect really compares.',
      },
      with: {
        formTitle: { fr: 'Un client à faire appeler', en: 'A client to be called' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Votre adresse', en: 'Your address' },
              fieldName: 'email',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Prospect', en: 'Prospect' },
              fieldName: 'prospect',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Métier du prospect', en: 'Trade of the prospect' },
              fieldName: 'trade',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Effectif', en: 'Headcount' },
              fieldName: 'people',
              fieldType: 'number',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Produit envisagé', en: 'Product in view' },
              fieldName: 'product',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles de repos', en: 'Your rules of rest' },
      why: {
        fr: 'Quatre mois entre deux appels : au-delà, un client se lasse de vous.',
        en: 'Four months between calls, or clients grow tired of you.',
      },
      with: fields({
        source: { fr: 'identifiant de la base Notion', en: 'id of the Notion data source' },
        months: 4,
        help: 'adv@votre-entreprise.example',
      }),
    },
    clients: {
      use: 'notion',
      name: { fr: 'Lire les clients d’accord', en: 'Read willing clients' },
      why: {
        fr: 'Seuls ceux qui ont dit oui au principe : la case se coche avec eux.',
        en: 'Only those who agreed in principle: the box is ticked with them.',
      },
      with: {
        resource: 'databasePage',
        operation: 'getAll',
        dataSourceId: byId("={{ $('settings').first().json.source }}"),
        returnAll: true,
        filterType: 'json',
        filterJson: '{ "property": "Willing", "checkbox": { "equals": true } }',
        simple: true,
        options: {},
      },
      onError: 'output',
      retry: [2, 2],
    },
    rank: {
      use: 'code',
      name: { fr: 'Classer les plus proches', en: 'Rank the closest' },
      why: {
        fr: 'Litige ouvert ou appel récent écartent, même le jumeau du prospect.',
        en: 'An open dispute or a recent call rules out even the prospect’s twin.',
      },
      with: allItems(`const asked = $('request').first().json
const rested = $now.minus({ months: $('settings').first().json.months }).toISODate()
const plain = (text) => String(text ?? '').normalize('NFD').replace(/\\p{M}/gu, '').replace(/[^a-zA-Z0-9]+/g, ' ').trim().toLowerCase()
const choices = $input.all().map(({ json }) => ({
  page: json.id,
  name: json.name,
  owner: json.property_owner,
  last: json.property_last_call ? json.property_last_call.start.slice(0, 10) : '',
  dispute: json.property_dispute === true,
  score:
    (plain(json.property_trade) === plain(asked.trade) ? 4 : 0) +
    (plain(json.property_product) === plain(asked.product) ? 2 : 0) +
    (Math.abs(Math.log2(json.property_people / asked.people)) <= 1 ? 1 : 0),
}))
  .filter((one) => !one.dispute && one.last < rested && one.score >= 2)
  .sort((one, other) => other.score - one.score || (one.last < other.last ? -1 : 1))
  .slice(0, 3)
return [{ json: { choices } }]`),
    },
    any: {
      use: 'if',
      name: { fr: 'Quelqu’un convient ?', en: 'Does anybody fit?' },
      why: {
        fr: 'Mieux vaut aucune référence qu’une référence à contre-emploi.',
        en: 'No reference is better than one that does not fit.',
      },
      with: all(amount('={{ $json.choices.length }}', 'gt', 0)),
    },
    choose: {
      use: 'form',
      name: { fr: 'Choisir parmi trois', en: 'Pick one of three' },
      why: {
        fr: 'Le commercial sait lequel le prospect respecte, ou concurrence.',
        en: 'The salesperson knows whom the prospect respects, or competes with.',
      },
      with: {
        operation: 'page',
        defineForm: 'json',
        jsonOutput: {
          fr: "={{ JSON.stringify([{ fieldLabel: 'Client à faire appeler', fieldName: 'choice', fieldType: 'radio', requiredField: true, fieldOptions: { values: $json.choices.map(one => ({ option: one.name })) } }]) }}",
          en: "={{ JSON.stringify([{ fieldLabel: 'Client to be called', fieldName: 'choice', fieldType: 'radio', requiredField: true, fieldOptions: { values: $json.choices.map(one => ({ option: one.name })) } }]) }}",
        },
        options: {},
      },
    },
    picked: {
      use: 'set',
      name: { fr: 'Reprendre la fiche', en: 'Take the record' },
      why: {
        fr: 'La page ne rend qu’un nom ; il faut la fiche et son responsable.',
        en: 'The page returns a name alone; the record and its owner are needed.',
      },
      with: fields(
        {
          client: {
            as: 'object',
            value: "={{ $('rank').first().json.choices.find(one => one.name === $json.choice) }}",
          },
        },
        { alone: true },
      ),
    },
    owner: {
      use: 'outlook',
      name: { fr: 'Demander au responsable', en: 'Ask the account’s owner' },
      why: {
        fr: 'Un contrat en renégociation ne figure dans aucune case.',
        en: 'No box in a record says that a contract is being renegotiated.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: '={{ $json.client.owner }}',
        subject: {
          fr: '=Un prospect peut-il appeler {{ $json.client.name }} ?',
          en: '=May a prospect call {{ $json.client.name }}?',
        },
        message: {
          fr: "={{ $('request').first().json.prospect }} ({{ $('request').first().json.trade }}, {{ $('request').first().json.people }} personnes) aimerait lui parler de {{ $('request').first().json.product }}. Dernier appel : {{ $json.client.last || 'aucun' }}.",
          en: "={{ $('request').first().json.prospect }} ({{ $('request').first().json.trade }}, {{ $('request').first().json.people }} people) would like to talk about {{ $('request').first().json.product }}. Last call: {{ $json.client.last || 'none' }}.",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(3, 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'D’accord ?', en: 'Agreed?' },
      why: {
        fr: 'Le silence du responsable protège le client.',
        en: 'The owner’s silence protects the client.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    told: {
      use: 'outlook',
      name: { fr: 'Prévenir les deux', en: 'Tell both' },
      why: {
        fr: 'Le responsable annonce l’appel au client avant que le numéro ne soit donné.',
        en: 'The owner announces the call to the client before any number is given.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients:
          "={{ $('request').first().json.email + ', ' + $('picked').first().json.client.owner }}",
        subject: {
          fr: "=Référence : {{ $('picked').first().json.client.name }} pour {{ $('request').first().json.prospect }}",
          en: "=Reference: {{ $('picked').first().json.client.name }} for {{ $('request').first().json.prospect }}",
        },
        bodyContent: {
          fr: 'L’accord est donné. Le responsable du compte prévient le client, puis vous transmet le numéro.',
          en: 'The answer is yes. The account’s owner tells the client first, then passes the number on to you.',
        },
        additionalFields: { bodyContentType: 'Text' },
      },
    },
    note: {
      use: 'notion',
      name: { fr: 'Noter l’appel', en: 'Note the call' },
      why: {
        fr: 'C’est cette date qui laisse le client tranquille quatre mois.',
        en: 'This date is what leaves the client in peace for four months.',
      },
      with: {
        resource: 'databasePage',
        operation: 'update',
        pageId: byId("={{ $('picked').first().json.client.page }}"),
        simple: true,
        propertiesUi: {
          propertyValues: [
            {
              key: 'Last call|date',
              range: false,
              includeTime: false,
              date: '={{ $now.toISODate() }}',
            },
          ],
        },
        options: {},
      },
      onError: 'output',
    },
    byHand: {
      use: 'outlook',
      name: { fr: 'Date à noter à la main', en: 'Date to note by hand' },
      why: {
        fr: 'Sans date, le même client sortirait premier demain.',
        en: 'Without a date the same client would come first tomorrow.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('picked').first().json.client.owner }}",
        subject: {
          fr: "=À noter dans Notion : appel de {{ $('picked').first().json.client.name }}",
          en: "=To note in Notion: call to {{ $('picked').first().json.client.name }}",
        },
        bodyContent: {
          fr: '=Notion a refusé la date du {{ $now.toISODate() }}. Merci de la saisir.',
          en: '=Notion refused the date {{ $now.toISODate() }}. Please enter it.',
        },
        additionalFields: { bodyContentType: 'Text' },
      },
    },
    refused: {
      use: 'outlook',
      name: { fr: 'Dire non au commercial', en: 'Tell the salesperson no' },
      why: {
        fr: 'Il relance sa recherche le jour même, et choisit le suivant.',
        en: 'They search again the same day, and pick the next.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('request').first().json.email }}",
        subject: {
          fr: "=Pas de référence chez {{ $('picked').first().json.client.name }}",
          en: "=No reference from {{ $('picked').first().json.client.name }}",
        },
        bodyContent: {
          fr: 'Le responsable du compte a dit non, ou n’a pas répondu. Reprenez le formulaire et choisissez un autre client.',
          en: 'The account’s owner said no, or did not answer. Use the form again and pick another client.',
        },
        additionalFields: { bodyContentType: 'Text' },
      },
    },
    nobody: {
      use: 'form',
      name: { fr: 'Personne ne convient', en: 'Nobody fits' },
      why: {
        fr: 'Le commercial peut élargir le métier, ou proposer une étude écrite.',
        en: 'The salesperson can widen the trade, or offer a written case.',
      },
      with: page(
        {
          fr: "=Aucun client pour {{ $('request').first().json.trade }}",
          en: "=No client for {{ $('request').first().json.trade }}",
        },
        {
          fr: 'Les proches ont été appelés il y a peu, ou sont en litige. Élargissez le métier.',
          en: 'Those close were called lately, or are in dispute. Try a wider trade.',
        },
      ),
    },
    broken: {
      use: 'form',
      name: { fr: 'Liste indisponible', en: 'List not available' },
      why: {
        fr: 'Le prospect attend : une adresse vaut mieux qu’une page blanche.',
        en: 'The prospect is waiting: an address beats a blank page.',
      },
      with: page(
        { fr: 'Notion ne répond pas', en: 'Notion does not answer' },
        {
          fr: "=Écrivez à {{ $('settings').first().json.help }}, qui a la liste.",
          en: "=Write to {{ $('settings').first().json.help }}, who has the list.",
        },
      ),
    },
  },
  links: [
    'request > settings > clients > rank > any.yes > choose > picked > owner > agreed.yes > told > note',
    'agreed.no > refused',
    'any.no > nobody',
    'clients.error > broken',
    'note.error > byHand',
  ],
  examples,
})
