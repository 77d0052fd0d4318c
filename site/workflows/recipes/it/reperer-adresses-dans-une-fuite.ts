import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './reperer-adresses-dans-une-fuite.code.ts'
import { examples } from './reperer-adresses-dans-une-fuite.examples.ts'

const KNOWN = byName('fuites_connues')
const API = 'https://haveibeenpwned.com/api/v3'
const AGENT = { parameters: [{ name: 'User-Agent', value: 'n8n-leak-watch' }] }

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Savoir quelles adresses de l’entreprise sont dans une fuite',
    problem:
      'Une collègue s’est inscrite avec son adresse de bureau sur une boutique de vélos, avec le mot de passe de sa messagerie. La boutique est piratée. Elle l’apprend par la presse, ou jamais.',
    outcome:
      'Chaque matin, Have I Been Pwned est interrogé pour votre domaine. Qui figure dans une nouvelle fuite contenant un mot de passe reçoit un courriel sans lien, qui dit quoi changer. L’équipe lit dans Slack le nombre d’adresses par fuite, jamais lesquelles ; une fuite de nature intime n’est nommée ni là, ni dans le courriel. Le lundi, un message vient même sans nouveauté.',
    avoid:
      'Le domaine doit être vérifié chez eux, avec un abonnement à sa taille. Une adresse personnelle, une fuite encore inconnue du service restent invisibles. Ne remplace ni double authentification ni gestionnaire de mots de passe.',
    approval:
      'Personne ne bloque un compte d’après ce flux. Informez l’équipe avant de le mettre en route ; le premier passage note l’existant et n’écrit à personne. La table n8n garde, par adresse, le nom des fuites : limitez qui l’ouvre.',
    failure:
      'Service muet, clé refusée, table illisible : Slack le dit et rien ne part, plutôt que d’avertir deux fois. Un courriel refusé n’est pas noté et repart au matin suivant.',
  },
  en: {
    title: 'Know which of the company’s addresses are in a leak',
    problem:
      'A colleague signed up at a bicycle shop with her office address and the password of her mailbox. The shop is hacked. She hears of it in the papers, or never.',
    outcome:
      'Every morning Have I Been Pwned is asked about your domain. Whoever stands in a new leak that holds a password gets an email without a link that says what to change. In Slack the team reads how many addresses a leak has, never which; a leak of an intimate kind is named neither there nor in the email. On Mondays a message comes even without news.',
    avoid:
      'The domain has to be verified with them, on a subscription of its size. Private addresses, and leaks the service does not know yet, stay unseen. It replaces neither two-factor sign-in nor a password manager.',
    approval:
      'Nobody blocks an account because of this flow. Tell the team before you switch it on; the first run notes what exists and writes to no one. The n8n table keeps the leaks’ names by address: limit who may open it.',
    failure:
      'Service silent, key refused, table unreadable: Slack says so and nothing leaves, rather than warning twice. An email refused is not noted, and leaves again the next morning.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque jour, 8 h', en: 'Daily, at 8' },
      why: { fr: 'Une fuite se revend vite.', en: 'A leak is resold fast.' },
      with: at('0 8 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre domaine', en: 'Your domain' },
      why: {
        fr: 'Celui des adresses, sans www.',
        en: 'The one after the at sign, without www.',
      },
      with: fields(
        { domain: 'votre-entreprise.example', from: 'informatique@votre-entreprise.example' },
        { alone: true },
      ),
    },
    leaks: {
      use: 'httpRequest',
      name: { fr: 'Lire ce que contient chaque fuite', en: 'Read what each leak holds' },
      why: {
        fr: 'Liste publique, sans clé : mots de passe ou non, intime ou non.',
        en: 'A public list, no key: passwords or not, intimate or not.',
      },
      with: {
        url: `${API}/breaches`,
        sendHeaders: true,
        headerParameters: AGENT,
        options: { timeout: 30_000 },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    hits: {
      use: 'httpRequest',
      name: { fr: 'Interroger le domaine', en: 'Ask about the domain' },
      why: {
        fr: 'Clé dans l’en-tête hibp-api-key. 404 veut dire : aucune adresse.',
        en: 'Key in the header hibp-api-key. 404 means: no address.',
      },
      with: {
        url: `=${API}/breacheddomain/{{ $('settings').first().json.domain }}`,
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        sendHeaders: true,
        headerParameters: AGENT,
        options: {
          timeout: 60_000,
          response: {
            response: { fullResponse: true, neverError: true, responseFormat: 'json' },
          },
        },
      },
      once: true,
      onError: 'continue',
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Fuites déjà dites', en: 'Leaks told already' },
      why: {
        fr: 'Table fuites_connues : alias et leaks, en texte.',
        en: 'Table fuites_connues: alias and leaks, as text.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: KNOWN, returnAll: true },
      once: true,
      always: true,
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Trouver les nouvelles', en: 'Find the new ones' },
      why: {
        fr: 'Listes de pourriel et fausses fuites se notent sans bruit.',
        en: 'Spam lists and made-up leaks are noted in silence.',
      },
      with: allItems(JUDGE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Écrire, noter, dire', en: 'Write, note, tell' },
      why: {
        fr: 'Sans mot de passe dehors, on n’inquiète personne.',
        en: 'With no password out, nobody is alarmed.',
      },
      with: cases({
        write: text('={{ $json.state }}', 'equals', 'write'),
        note: text('={{ $json.state }}', 'equals', 'note'),
      }),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Avertir la personne', en: 'Warn the person' },
      why: {
        fr: 'Un avertissement avec un lien ressemble à un hameçonnage.',
        en: 'A warning that has a link looks like phishing.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.email }}' },
        {
          fr: 'Un de vos mots de passe a fui : à changer',
          en: 'One of your passwords has leaked: please change it',
        },
        {
          fr: '=Bonjour,\n\nvotre adresse professionnelle et un mot de passe figurent dans ces fuites :\n{{ $json.text }}\n\nSi vous avez encore ce compte, changez-en le mot de passe, et partout où vous aviez mis le même. Passez par l’adresse habituelle du site : ce message ne contient aucun lien à suivre, et nous ne connaissons pas votre mot de passe. Cette liste ne part qu’à votre adresse.',
          en: '=Hello,\n\nyour work address and a password stand in these leaks:\n{{ $json.text }}\n\nIf you still have that account, change its password, and everywhere you used the same one. Go there by the usual address: this message holds no link to follow, and we do not know your password. This list goes to your address only.',
        },
      ),
      onError: 'output',
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter la fuite', en: 'Note the leak' },
      why: {
        fr: 'Après l’envoi ; une ligne par adresse.',
        en: 'After sending; one row an address.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: KNOWN,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'alias', keyValue: "={{ $('way').item.json.alias }}" }],
        },
        columns: columns({
          alias: "={{ $('way').item.json.alias }}",
          leaks: "={{ $('way').item.json.leaks }}",
        }),
        options: {},
      },
    },
    lost: {
      use: 'aggregate',
      name: { fr: 'Courriels refusés', en: 'Emails refused' },
      why: {
        fr: 'Comptés, et tus : le nom dirait la fuite.',
        en: 'Counted, not named: a name would give the leak away.',
      },
      with: gathered('alias'),
    },
    post: {
      use: 'slack',
      name: { fr: 'Dire les nombres à l’équipe', en: 'Give the team the numbers' },
      why: {
        fr: 'L’ampleur se voit, la personne non.',
        en: 'The size shows, the person does not.',
      },
      with: posted(
        { fr: '#informatique', en: '#it' },
        {
          fr: "={{ $json.text ?? 'Avertissements non partis, nouvel essai demain : ' + $json.alias.length }}",
          en: "={{ $json.text ?? 'Warnings that did not leave, tried again tomorrow: ' + $json.alias.length }}",
        },
      ),
      retry: [3, 5],
    },
  },
  links: [
    'daily > settings > leaks > hits > known > judge > way.write > mail > mark',
    'way.note > mark',
    'way.other > post',
    'mail.error > lost > post',
  ],
  related: ['traiter-courriels-suspects', 'reperer-transferts-de-messagerie'],
  examples,
})
