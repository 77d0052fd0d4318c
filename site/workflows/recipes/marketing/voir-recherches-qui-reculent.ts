import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { JUDGE, LOOK } from './voir-recherches-qui-reculent.code.ts'
import { examples } from './voir-recherches-qui-reculent.examples.ts'

const CHANNEL = { fr: '#site', en: '#website' }
/** Days ago, both included; the last three are not complete at Google. */
const figures = (from: number, to: number): Params => ({
  method: 'POST',
  url: "=https://searchconsole.googleapis.com/webmasters/v3/sites/{{ encodeURIComponent($('settings').first().json.site) }}/searchAnalytics/query",
  authentication: 'genericCredentialType',
  genericAuthType: 'oAuth2Api',
  sendBody: true,
  specifyBody: 'json',
  jsonBody: `={{ JSON.stringify({ startDate: $now.minus({ days: ${from} }).toISODate(), endDate: $now.minus({ days: ${to} }).toISODate(), dimensions: ['query', 'page'], rowLimit: 25000 }) }}`,
  options: { timeout: 60_000 },
})

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Voir les recherches Google où le site recule, et pourquoi',
    problem:
      'Les demandes de devis baissent en octobre. On accuse la saison. En janvier, quelqu’un ouvre la Search Console : la page qui en amenait la moitié porte un « noindex » oublié depuis la refonte de septembre.',
    outcome:
      'Chaque mardi, les quatorze derniers jours complets sont comparés aux quatorze qui les précèdent de quatre semaines, recherche par recherche, marque exclue. Pour celles qui perdent plus de 30 % de leurs clics, Slack dit pourquoi : disparue, reculée d’au moins deux places, moins cherchée, ou moins cliquée. La page est ouverte, et une erreur, une redirection ou un « noindex » est écrit en capitales.',
    avoid:
      'Sous quelques centaines de clics par mois, tout bouge par hasard. Search Console tait les recherches rares et n’en rend ici que 25 000 lignes. Deux périodes ne disent pas la saison : comparez aussi à l’an dernier avant de conclure.',
    approval:
      'Aucune page n’est modifiée. Quelqu’un du site corrige l’erreur, ou décide qu’une baisse de demande n’appelle rien. Une recherche en recul peut revenir deux ou trois mardis.',
    failure:
      'Search Console muette ou sans chiffres : Slack le dit et rien n’est jugé. Page injoignable : la recherche est listée quand même, avec cette mention. Un mardi sans recul l’annonce aussi, avec le nombre de recherches lues.',
  },
  en: {
    title: 'See the Google searches where your site loses, and why',
    problem:
      'Requests for quotes fall in October. The season gets the blame. In January somebody opens Search Console: the page that brought half of them has carried a forgotten “noindex” since the redesign of September.',
    outcome:
      'Every Tuesday the last fourteen complete days are compared with the fourteen that came four weeks earlier, search by search, your brand left out. For those that lose over 30% of their clicks Slack says why: vanished, down by two places or more, searched less, or clicked less. The page is opened, and an error, a redirect or a “noindex” is written in capitals.',
    avoid:
      'Below a few hundred clicks a month everything moves by chance. Search Console conceals rare searches, and 25,000 rows are read here. Two periods do not know the season: compare with last year, too, before concluding.',
    approval:
      'No page is changed. Somebody who keeps the site mends the fault, or decides that a fall in demand asks for nothing. A search that falls back may return for two or three Tuesdays.',
    failure:
      'Search Console silent or without figures: Slack says so and nothing is judged. Page out of reach: the search is listed all the same, with that remark. A Tuesday without losses is announced as well, with the number of searches read.',
  },
  nodes: {
    weekly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque mardi', en: 'Every Tuesday' },
      why: {
        fr: 'Les chiffres du week-end sont alors presque complets.',
        en: 'Figures of the weekend are nearly complete by then.',
      },
      with: at('30 8 * * 2'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre site', en: 'Your site' },
      why: {
        fr: 'brand : noms à exclure. least : clics en quatorze jours pour qu’une baisse compte.',
        en: 'brand: names left out. least: clicks in fourteen days for a fall to count.',
      },
      with: fields({
        site: 'sc-domain:votre-entreprise.example',
        brand: 'votre entreprise, votre-entreprise',
        least: 20,
        most: 10,
      }),
    },
    recent: {
      use: 'httpRequest',
      name: { fr: 'Quatorze derniers jours', en: 'Last fourteen days' },
      why: {
        fr: 'Deux semaines pleines : les samedis pèsent pareil des deux côtés.',
        en: 'Two full weeks, so that Saturdays weigh alike on both sides.',
      },
      with: figures(17, 4),
      onError: 'continue',
      retry: [3, 20],
    },
    before: {
      use: 'httpRequest',
      name: { fr: 'Quatre semaines plus tôt', en: 'Four weeks earlier' },
      why: {
        fr: 'Assez loin pour qu’une chute lente se voie.',
        en: 'Far enough for a slow fall to show.',
      },
      with: figures(45, 32),
      onError: 'continue',
      retry: [3, 20],
    },
    judge: {
      use: 'code',
      name: { fr: 'Trouver les reculs', en: 'Find the losses' },
      why: {
        fr: 'Moins de clics a quatre causes, qui n’ont pas le même remède.',
        en: 'Fewer clicks have four causes, and as many cures.',
      },
      with: allItems(JUDGE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Recul, calme, aveugle', en: 'Losses, calm or blind' },
      why: {
        fr: 'Aucun chiffre et aucun recul ne se ressemblent que de loin.',
        en: 'No figures and no losses look alike from afar only.',
      },
      with: cases({
        lost: text('={{ $json.state }}', 'equals', 'lost'),
        calm: text('={{ $json.state }}', 'equals', 'calm'),
        blind: text('={{ $json.state }}', 'equals', 'blind'),
      }),
    },
    open: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir la page', en: 'Open the page' },
      why: {
        fr: 'Sans suivre la redirection : c’est elle que l’on cherche.',
        en: 'Not following redirects, which are what one looks for.',
      },
      with: {
        url: '={{ $json.page }}',
        options: {
          timeout: 20_000,
          redirect: { redirect: { followRedirects: false } },
          response: {
            response: {
              fullResponse: true,
              neverError: true,
              responseFormat: 'text',
              outputPropertyName: 'data',
            },
          },
        },
      },
      onError: 'continue',
    },
    look: {
      use: 'code',
      name: { fr: 'Dire la cause', en: 'Say the cause' },
      why: {
        fr: 'Un « noindex » se corrige en une minute, une saison non.',
        en: 'A “noindex” is mended in a minute, a season is not.',
      },
      with: allItems(LOOK),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Montrer les reculs', en: 'Show the losses' },
      why: {
        fr: 'Les plus coûteux d’abord, dix au plus.',
        en: 'The most costly first, ten at most.',
      },
      with: posted(CHANNEL, {
        fr: '=*Recherches en recul*\n{{ $json.text }}',
        en: '=*Searches falling back*\n{{ $json.text }}',
      }),
      retry: [3, 10],
    },
    calm: {
      use: 'slack',
      name: { fr: 'Dire que rien ne recule', en: 'Say nothing falls back' },
      why: {
        fr: 'Pour savoir que la lecture a eu lieu.',
        en: 'So that you know it was read.',
      },
      with: posted(CHANNEL, {
        fr: '=Aucune recherche en recul. Lues : {{ $json.read }}.',
        en: '=No search falling back. Read: {{ $json.read }}.',
      }),
      retry: [3, 10],
    },
    blind: {
      use: 'slack',
      name: { fr: 'Dire que rien n’est lu', en: 'Say nothing is read' },
      why: {
        fr: 'Un accès retiré ne doit pas passer pour du calme.',
        en: 'A lost permission must not pass for calm.',
      },
      with: posted(CHANNEL, '=:warning: {{ $json.why }}'),
      retry: [3, 10],
    },
  },
  links: [
    'weekly > settings > recent > before > judge > state.lost > open > look > tell',
    'state.calm > calm',
    'state.blind > blind',
  ],
  examples,
  related: ['rafraichir-articles-perimes', 'trouver-pages-qui-se-concurrencent'],
})
