import { allItems } from '../../fragments/code.ts'
import { all, amount, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { COUNT, GONE, NEAR, NOTE, START, TAKE } from './inviter-clients-proches.code.ts'
import { examples } from './inviter-clients-proches.examples.ts'

const ASKED = "$('request').first().json"
const query = (statement: string, queryReplacement: string) => ({
  operation: 'executeQuery',
  query: statement,
  options: { queryReplacement },
})
const GO = all(text('={{ $json.state }}', 'equals', 'go'))

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Inviter à un événement les clients qui habitent tout près',
    problem:
      'La boutique de Lyon fête ses dix ans. L’invitation part aux 18 000 adresses de France, ou aux seuls « 69 » : on agace Brest, et l’on oublie Vienne, à trente kilomètres, parce qu’elle est en Isère.',
    outcome:
      'Vous donnez l’adresse, un rayon et les départements à regarder. Le flux trouve les communes dont le centre est dans le rayon et compte vos clients d’accord pour recevoir des courriels. Une page dit combien ils sont ; après votre « Oui », ils reçoivent l’invitation, quatre cents par passage. Relancer la même demande écrit aux suivants, jamais deux fois au même.',
    avoid:
      'La distance est à vol d’oiseau, entre centres. Un code postal compte en entier dès qu’une commune en est proche ; Paris, Lyon et Marseille n’ont qu’un centre chacune. Pour un envoi plus large, exportez plutôt vers votre outil d’emailing.',
    approval:
      'Rien ne part sans votre réponse au décompte. Chaque message porte votre adresse de désinscription, qui doit décocher email_ok. Aux services publics ne vont que l’adresse du lieu et des numéros de département, aucun client.',
    failure:
      'Adresse introuvable, service public ou base muets : une page le dit, rien n’est envoyé. Messages refusés : leur nombre est à l’écran, la prochaine demande les reprend. Envoi non inscrit : la page donne les numéros de clients à noter avant de relancer.',
  },
  en: {
    title: 'Invite to an event the customers who live close by',
    problem:
      'The Lyon shop turns ten. The invitation goes to all 18,000 addresses in France, or to the “69” alone: Brest is annoyed, and Vienne, thirty kilometres away, is forgotten because it lies in Isère.',
    outcome:
      'You give the address, a radius and the departments to look at. The flow finds the towns whose centre is within the radius and counts your customers who agreed to receive email. A page says how many; after your “Yes” they get the invitation, four hundred a round. Running the same request again writes to the next ones, never twice to one.',
    avoid:
      'Distances are as the crow flies, between centres. A postcode counts whole once one of its towns is near; Paris, Lyon and Marseille have a single centre each. For a larger mailing, export to your mailing tool instead.',
    approval:
      'Nothing leaves without your answer to the count. Each message carries your unsubscribe address, which has to untick email_ok. Public services get only the address of the place and numbers of departments, no customer.',
    failure:
      'Address not found, public service or database silent: a page says so and nothing is sent. Messages refused: their number is on screen, and the next request takes them up. Sending not entered: the page gives the customer numbers to note before you run it again.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Un événement', en: 'An event' },
      why: {
        fr: 'Derrière un mot de passe : cette page écrit à vos clients.',
        en: 'Behind a password, as it writes to customers.',
      },
      with: form(
        { fr: 'Inviter les voisins', en: 'Invite the neighbours' },
        [
          field('event', {
            fr: 'Nom, le même à chaque passage',
            en: 'Name, the same in each round',
          }),
          field('address', { fr: 'Adresse du lieu', en: 'Address of the place' }),
          field('radius', { fr: 'Rayon en km', en: 'Radius in km' }, { type: 'number' }),
          field('departments', { fr: 'Départements : 69, 38', en: 'Departments: 69, 38' }),
          field('subject', { fr: 'Objet', en: 'Subject' }),
          field(
            'message',
            { fr: 'Texte de l’invitation', en: 'Text of the invitation' },
            { type: 'textarea' },
          ),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos envois', en: 'Your mailings' },
      why: {
        fr: 'Tables customers (id, email, first_name, postcode en texte, email_ok) et invitations (customer_id, event, sent_on ; les deux premiers uniques).',
        en: 'Tables customers (id, email, first_name, postcode as text, email_ok) and invitations (customer_id, event, sent_on; the first two unique).',
      },
      with: fields({
        most: 400,
        leave: 'https://www.votre-enseigne.example/ne-plus-recevoir',
        sender: 'bonjour@votre-enseigne.example',
      }),
    },
    place: {
      use: 'httpRequest',
      name: { fr: 'Situer l’adresse', en: 'Locate the address' },
      why: {
        fr: 'Service de l’État, gratuit et sans clé.',
        en: 'A state service, free and without a key.',
      },
      with: {
        url: 'https://data.geopf.fr/geocodage/search',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'q', value: `={{ ${ASKED}.address }}` },
            { name: 'limit', value: '1' },
          ],
        },
        options: { timeout: 15_000 },
      },
      onError: 'continue',
      retry: [3, 3],
    },
    start: {
      use: 'code',
      name: { fr: 'Vérifier la demande', en: 'Check the request' },
      why: {
        fr: 'Une adresse mal comprise inviterait la mauvaise ville.',
        en: 'An address misread would invite the wrong town.',
      },
      with: allItems(START),
    },
    clear: {
      use: 'if',
      name: { fr: 'Demande claire ?', en: 'Clear request?' },
      why: { fr: 'Sinon, on le dit tout de suite.', en: 'If not, it is said at once.' },
      with: GO,
    },
    towns: {
      use: 'httpRequest',
      name: { fr: 'Communes du département', en: 'Towns of the department' },
      why: {
        fr: 'Centres et codes postaux, d’un service public.',
        en: 'Centres and postcodes, from a public service.',
      },
      with: {
        url: '=https://geo.api.gouv.fr/departements/{{ $json.department }}/communes',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'fields', value: 'nom,codesPostaux,centre' },
            { name: 'format', value: 'json' },
          ],
        },
        options: { timeout: 20_000 },
      },
      onError: 'continue',
      retry: [3, 3],
    },
    near: {
      use: 'code',
      name: { fr: 'Dans le rayon', en: 'Within the radius' },
      why: {
        fr: 'Calculé ici, sur des communes seules.',
        en: 'Worked out here, on towns alone.',
      },
      with: allItems(NEAR),
    },
    any: {
      use: 'if',
      name: { fr: 'Des communes ?', en: 'Any towns?' },
      why: {
        fr: 'En montagne, peut-être aucune.',
        en: 'In the mountains, perhaps none.',
      },
      with: GO,
    },
    count: {
      use: 'postgres',
      name: { fr: 'Compter les clients', en: 'Count the customers' },
      why: {
        fr: 'D’accord, et pas encore invités à celui-ci.',
        en: 'Who agreed, and were not invited to this one yet.',
      },
      with: query(COUNT, `={{ [$json.codes, ${ASKED}.event.trim().toLowerCase()] }}`),
      onError: 'output',
      retry: [2, 3],
    },
    some: {
      use: 'if',
      name: { fr: 'Quelqu’un à inviter ?', en: 'Anybody to invite?' },
      why: { fr: 'Zéro n’a pas besoin d’un accord.', en: 'None needs no approval.' },
      with: all(amount('={{ Number($json.people) }}', 'gt', 0)),
    },
    ask: {
      use: 'form',
      name: { fr: 'Montrer le décompte', en: 'Show the count' },
      why: {
        fr: 'Un rayon trop large se voit au nombre.',
        en: 'Too large a radius shows here.',
      },
      with: {
        operation: 'page',
        defineForm: 'json',
        jsonOutput: {
          fr: "={{ JSON.stringify([{ fieldLabel: $json.people + ' client(s), ' + $json.postcodes + ' code(s) postal(aux) autour de ' + $('near').first().json.label + '. Envoyer à ' + Math.min($json.people, $('settings').first().json.most) + ' ?', fieldName: 'send', fieldType: 'radio', requiredField: true, fieldOptions: { values: [{ option: 'Oui' }, { option: 'Non' }] } }]) }}",
          en: "={{ JSON.stringify([{ fieldLabel: $json.people + ' customer(s), ' + $json.postcodes + ' postcode(s) around ' + $('near').first().json.label + '. Send to ' + Math.min($json.people, $('settings').first().json.most) + '?', fieldName: 'send', fieldType: 'radio', requiredField: true, fieldOptions: { values: [{ option: 'Yes' }, { option: 'No' }] } }]) }}",
        },
        options: {},
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'D’accord ?', en: 'Agreed?' },
      why: {
        fr: 'Une page fermée n’envoie rien.',
        en: 'A page that is closed sends nothing.',
      },
      with: all(text("={{ $json.send ?? '' }}", 'regex', '^(Oui|Yes)$')),
    },
    take: {
      use: 'postgres',
      name: { fr: 'Prendre les adresses', en: 'Take the addresses' },
      why: {
        fr: 'Relues maintenant, désinscrits ôtés.',
        en: 'Read now, without those who unsubscribed.',
      },
      with: query(
        TAKE,
        `={{ [$('near').first().json.codes, ${ASKED}.event.trim().toLowerCase(), $('settings').first().json.most] }}`,
      ),
      onError: 'output',
      retry: [2, 3],
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Inviter', en: 'Invite' },
      why: {
        fr: 'Un message par personne, sans copie.',
        en: 'One message a person, no copies.',
      },
      with: mailed(
        { from: setting('sender'), to: '={{ $json.email }}' },
        `={{ ${ASKED}.subject }}`,
        {
          fr: `=Bonjour{{ $json.first_name ? ' ' + $json.first_name : '' }},\n\n{{ ${ASKED}.message }}\n\nVous recevez ce message parce que vous avez accepté nos courriels. Ne plus en recevoir : {{ $('settings').first().json.leave }}`,
          en: `=Hello{{ $json.first_name ? ' ' + $json.first_name : '' }},\n\n{{ ${ASKED}.message }}\n\nYou get this message because you agreed to our emails. To get no more: {{ $('settings').first().json.leave }}`,
        },
      ),
      onError: 'continue',
    },
    gone: {
      use: 'code',
      name: { fr: 'Compter les envois', en: 'Count what left' },
      why: { fr: 'Refusé n’est pas invité.', en: 'Refused is not invited.' },
      with: allItems(GONE),
    },
    note: {
      use: 'postgres',
      name: { fr: 'Inscrire les invités', en: 'Enter the invited' },
      why: {
        fr: 'Pour n’inviter qu’une fois.',
        en: 'So as to invite only once.',
      },
      with: query(NOTE, `={{ [$json.ids, ${ASKED}.event.trim().toLowerCase()] }}`),
      onError: 'continue',
      retry: [3, 3],
    },
    done: {
      use: 'form',
      name: { fr: 'Bilan', en: 'Outcome' },
      why: { fr: 'Ce qui est parti, et ce qui ne l’est pas.', en: 'What left, and what did not.' },
      once: true,
      with: page(
        {
          fr: "=Invitations parties : {{ $('gone').first().json.sent }}",
          en: "=Invitations gone: {{ $('gone').first().json.sent }}",
        },
        {
          fr: "=Refusées : {{ $('gone').first().json.refused }}.{{ $json.error ? ' NON INSCRITES, à noter avant de relancer : ' + $('gone').first().json.ids : '' }}",
          en: "=Refused: {{ $('gone').first().json.refused }}.{{ $json.error ? ' NOT ENTERED, to be noted before you run it again: ' + $('gone').first().json.ids : '' }}",
        },
      ),
    },
    kept: {
      use: 'form',
      name: { fr: 'Rien d’envoyé', en: 'Nothing sent' },
      why: {
        fr: 'Avec le motif, pour savoir quoi changer.',
        en: 'With the reason.',
      },
      with: page(
        { fr: 'Aucune invitation envoyée', en: 'No invitation sent' },
        {
          fr: "={{ $json.why ?? ($json.error ? 'La base ne répond pas : ' + ($json.error.message ?? $json.message ?? $json.error) : $json.send ? 'Vous avez répondu non.' : 'Aucun client d’accord, ou tous sont déjà invités.') }}",
          en: "={{ $json.why ?? ($json.error ? 'The database does not answer: ' + ($json.error.message ?? $json.message ?? $json.error) : $json.send ? 'You answered no.' : 'No customer who agreed, or all are invited already.') }}",
        },
      ),
    },
  },
  links: [
    'request > settings > place > start > clear.yes > towns > near > any.yes > count > some.yes > ask > agreed.yes > take > send > gone > note > done',
    'clear.no > kept',
    'any.no > kept',
    'count.error > kept',
    'some.no > kept',
    'agreed.no > kept',
    'take.error > kept',
  ],
  examples,
  related: ['situer-livraisons-de-demain', 'tenir-inscriptions-evenement'],
})
