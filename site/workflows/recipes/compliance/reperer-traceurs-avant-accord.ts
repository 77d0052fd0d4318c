import { gathered } from '../../fragments/items.ts'
import { isTrue, all } from '../../fragments/conditions.ts'
import { eachItem, inBoth } from '../../fragments/code.ts'
import { fields, list } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reperer-traceurs-avant-accord.examples.ts'

const look = ({ cookie, host, nothing }: Words): string => String.raw`// ${nothing}
const page = $('each').item.json.page
const hostOf = (address) => address.replace(/^https?:\/\//, '').split(/[/:?#]/)[0]
const home = hostOf(page).split('.').slice(-2).join('.')
const known = $('settings').first().json.known
const set = $json.headers['set-cookie'] ?? []
const cookies = (Array.isArray(set) ? set : [set])
  .map((one) => one.split('=')[0].trim())
  .filter((name) => !known.includes(name))
const called = [...$json.data.matchAll(/<(?:script|iframe|img|link)\b[^>]*?\b(?:src|href)=["'](https?:\/\/[^"'\/]+)/gi)]
  .map((match) => hostOf(match[1]))
  .filter((name) => !name.endsWith(home) && !known.includes(name))
const found = [
  ...[...new Set(cookies)].map((name) => '${cookie} ' + name),
  ...[...new Set(called)].map((name) => '${host} ' + name),
]
return { json: { page, found, wrong: found.length > 0, line: page + '\n' + found.map((one) => '  – ' + one).join('\n') } }`

interface Words {
  readonly cookie: string
  readonly host: string
  readonly nothing: string
}

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 20,
  published: '2026-11-24',
  fr: {
    title: 'Repérer les traceurs posés avant l’accord du visiteur',
    problem:
      'Le bandeau était réglé le jour de la mise en ligne. Depuis, une vidéo, une carte et une police ont été ajoutées par trois personnes, et le site appelle des tiers avant tout clic.',
    outcome:
      'Le premier du mois, chaque page de votre liste est demandée comme par un nouveau visiteur. Les cookies reçus et les tiers appelés que vous n’avez pas admis arrivent dans un courriel, page par page.',
    avoid:
      'Le flux lit la page telle que le serveur la rend. Ce qu’un script ajoute ensuite lui échappe : pour un site tout en JavaScript, il faut un navigateur piloté.',
    approval:
      'Rien n’est corrigé. Vous décidez de ce qui est nécessaire au service, et l’ajoutez à la liste admise.',
    failure:
      'Une page qui ne répond pas est citée dans un courriel à part : non contrôlée ne veut pas dire conforme.',
  },
  en: {
    title: 'Spot trackers set before the visitor agreed',
    problem:
      'The banner was right on launch day. Since then three people have added a video, a map and a font, and the site calls third parties before any click.',
    outcome:
      'On the first of the month each page on your list is asked for as a new visitor would. Cookies received and third parties called that you have not allowed arrive in one email, page by page.',
    avoid:
      'The flow reads the page as the server sends it. What a script adds afterwards escapes it: a site made of JavaScript alone needs a driven browser.',
    approval:
      'Nothing is corrected. You decide what the service cannot do without, and add it to the list of what is allowed.',
    failure:
      'A page that does not answer is named in an email of its own: not checked does not mean compliant.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le premier du mois', en: 'On the first of the month' },
      why: {
        fr: 'Assez souvent pour retrouver qui a ajouté quoi.',
        en: 'Often enough to remember who added what.',
      },
      with: at('30 7 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Pages, et ce qui est admis', en: 'Pages, and what is allowed' },
      why: {
        fr: 'Un panier ou une session se passent d’accord : nommez-les ici.',
        en: 'A basket or a session needs no consent: name those here.',
      },
      with: fields({
        pages: list([
          'https://www.votre-entreprise.example/',
          'https://www.votre-entreprise.example/contact',
        ]),
        known: list(['session', 'panier', 'cdn.votre-entreprise.example']),
        to: 'site@votre-entreprise.example',
        from: 'automate@votre-entreprise.example',
      }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une page à la fois', en: 'One page at a time' },
      why: {
        fr: 'L’accueil est propre, la page de contact porte la carte.',
        en: 'The home page is clean, the contact page holds the map.',
      },
      with: { fieldToSplitOut: 'pages', options: { destinationFieldName: 'page' } },
    },
    ask: {
      use: 'httpRequest',
      name: { fr: 'Demander sans cookie', en: 'Ask without cookies' },
      why: {
        fr: 'Comme à la première visite : rien n’a encore été accepté.',
        en: 'As on a first visit: nothing has been accepted yet.',
      },
      with: {
        url: '={{ $json.page }}',
        options: {
          timeout: 20000,
          response: { response: { fullResponse: true, responseFormat: 'text' } },
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    look: {
      use: 'code',
      name: { fr: 'Relever cookies et tiers', en: 'Note cookies and third parties' },
      why: {
        fr: 'Deux traces suffisent : ce que la page pose, et qui elle appelle en s’ouvrant.',
        en: 'Two traces are enough: what the page sets, and whom it calls as it opens.',
      },
      with: eachItem(
        inBoth(look, {
          fr: {
            cookie: 'cookie',
            host: 'appel à',
            nothing: 'Un sous-domaine du site n’est pas un tiers.',
          },
          en: {
            cookie: 'cookie',
            host: 'call to',
            nothing: 'A subdomain of the site is no third party.',
          },
        }),
      ),
    },
    wrong: {
      use: 'filter',
      name: { fr: 'Seulement ce qui étonne', en: 'Only what is unexpected' },
      why: {
        fr: 'Un mois sans écart n’écrit à personne.',
        en: 'A month without surprises writes to nobody.',
      },
      with: all(isTrue('={{ $json.wrong }}')),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir les pages', en: 'Bring pages together' },
      why: {
        fr: 'Le même tiers sur dix pages se voit alors d’un coup.',
        en: 'One third party on ten pages then shows at a glance.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Envoyer le relevé', en: 'Send the findings' },
      why: {
        fr: 'À transférer tel quel à qui tient le site.',
        en: 'To be passed on as it is to whoever runs the site.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Avant tout accord : {{ $json.line.length }} page(s) à revoir',
          en: '=Before any consent: {{ $json.line.length }} page(s) to look at',
        },
        emailFormat: 'text',
        text: "={{ $json.line.join('\\n\\n') }}",
        options: { appendAttribution: false },
      },
    },
    silent: {
      use: 'set',
      name: { fr: 'Noter la page muette', en: 'Note the silent page' },
      why: {
        fr: 'L’adresse et la raison, pour réessayer à la main.',
        en: 'Address and reason, to try again by hand.',
      },
      with: fields(
        {
          line: "={{ $('each').item.json.page + '\\n  ' + ($json.error.message ?? $json.error) }}",
        },
        { alone: true },
      ),
    },
    unseen: {
      use: 'aggregate',
      name: { fr: 'Réunir les muettes', en: 'Bring silent ones together' },
      why: {
        fr: 'Un hébergeur en panne ne fait qu’un courriel.',
        en: 'A host that is down makes a single email.',
      },
      with: gathered('line'),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’a pas été vu', en: 'Say what was not seen' },
      why: {
        fr: 'Le silence passerait pour un bon résultat.',
        en: 'Silence would pass for a good result.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Traceurs : {{ $json.line.length }} page(s) non contrôlée(s)',
          en: '=Trackers: {{ $json.line.length }} page(s) not checked',
        },
        emailFormat: 'text',
        text: "={{ $json.line.join('\\n') }}",
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'monthly > settings > each > ask > look > wrong > gather > tell',
    'ask.error > silent > unseen > warn',
  ],
  examples,
})
