import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { COLLECT, WEIGH } from './trouver-images-trop-lourdes.code.ts'
import { examples } from './trouver-images-trop-lourdes.examples.ts'

const post = { from: setting('from'), to: setting('to') }
const published = (resource: 'post' | 'page'): Params => ({
  resource,
  operation: 'getAll',
  returnAll: true,
  options: { status: 'publish' },
})

export default defineRecipe({
  category: 'content',
  level: 'simple',
  minutes: 20,
  published: '2026-11-28',
  fr: {
    title: 'Trouver les images trop lourdes du site, page par page',
    problem:
      'Une rédactrice glisse dans l’article la photo sortie de l’appareil : neuf mégaoctets. L’écran du bureau l’affiche sans broncher ; au téléphone, dans un train, le lecteur voit un cadre gris et s’en va.',
    outcome:
      'Le premier du mois, chaque image appelée par vos articles et pages WordPress est pesée d’après la réponse du serveur. Un courriel range les pages au-dessus de 1 500 ko, ou qui montrent une image de plus de 300 ko, avec cinq images au plus chacune, leur format et le lien pour corriger.',
    avoid:
      'Seule compte l’adresse écrite dans « src » : un navigateur peut choisir, dans « srcset », une version plus légère ou plus lourde. Fonds de page, bandeaux du thème et images posées par un script échappent au flux. Pour mesurer la vitesse ressentie, prenez un outil de mesure.',
    approval:
      'Aucune image n’est remplacée. La personne qui reçoit la liste décide d’exporter plus petit, de changer de format ou de garder une photo qui mérite son poids ; elle revient alors chaque mois.',
    failure:
      'WordPress sans réponse, ou serveur qui refuse toute pesée : un courriel le dit. Une image injoignable, ou dont le serveur tait le poids, est comptée à part en bas du courriel. Un mois sans page lourde donne aussi un message.',
  },
  en: {
    title: 'Find pictures that are too heavy, page by page',
    problem:
      'An editor drops into the post the photograph as the camera made it: nine megabytes. The office screen shows it without effort; on a phone, on a train, a reader sees a grey box and leaves.',
    outcome:
      'On the first of the month every picture that your WordPress posts and pages call is weighed by what its server answers. An email ranks pages above 1,500 kB, or showing a picture above 300 kB, with at most five pictures each, their format and the link to mend them.',
    avoid:
      'Only the address in “src” counts: a browser may pick a lighter or heavier version from “srcset”. Backgrounds, banners of the theme and pictures put there by a script escape the flow. To measure how fast a page feels, take a measuring tool.',
    approval:
      'No picture is replaced. Whoever gets the list decides to export smaller, to change the format, or to keep a photograph worth its weight, which then returns each month.',
    failure:
      'No answer from WordPress, or a server that refuses every weighing: you are told. A picture that cannot be reached, or whose server keeps its weight to itself, is counted apart at the foot of the email. A month without heavy pages brings a message too.',
  },
  nodes: {
    first: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er du mois', en: 'The 1st of the month' },
      why: {
        fr: 'À cinq heures : peser mille images prend quelques minutes.',
        en: 'At five, as a thousand pictures take a few minutes.',
      },
      with: at('0 5 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Site et seuils', en: 'Site and thresholds' },
      why: {
        fr: 'En ko de mille octets, à régler selon vos pages.',
        en: 'In kB of a thousand bytes, to be set for your own pages.',
      },
      with: fields(
        {
          site: 'https://votre-site.example',
          image: 300,
          page: 1500,
          most: 15,
          from: 'site@votre-site.example',
          to: 'redaction@votre-site.example',
        },
        { alone: true },
      ),
    },
    posts: {
      use: 'wordpress',
      name: { fr: 'Articles publiés', en: 'Published posts' },
      why: {
        fr: 'Tous : les plus anciens datent d’avant les consignes.',
        en: 'All of them: the oldest predate any house rule.',
      },
      with: published('post'),
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    pages: {
      use: 'wordpress',
      name: { fr: 'Pages publiées', en: 'Published pages' },
      why: {
        fr: 'L’accueil et les offres sont des pages, pas des articles.',
        en: 'Home and offers are pages rather than posts.',
      },
      with: published('page'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    collect: {
      use: 'code',
      name: { fr: 'Relever les images', en: 'Collect the pictures' },
      why: {
        fr: 'Un logo montré partout n’est pesé qu’une fois.',
        en: 'A logo shown everywhere is weighed once.',
      },
      with: allItems(COLLECT),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Des images ?', en: 'Any pictures?' },
      why: {
        fr: 'Une panne ou un site sans image se dit aussi.',
        en: 'A failure or a site without pictures is told as well.',
      },
      with: cases({ image: text('={{ $json.state }}', 'equals', 'image') }),
    },
    head: {
      use: 'httpRequest',
      name: { fr: 'Demander le poids', en: 'Ask for the weight' },
      why: {
        fr: 'L’en-tête seul, cinq par seconde, en acceptant WebP et AVIF comme un navigateur.',
        en: 'The header alone, five a second, accepting WebP and AVIF as browsers do.',
      },
      with: {
        method: 'HEAD',
        url: '={{ $json.link }}',
        sendHeaders: true,
        headerParameters: {
          parameters: [{ name: 'Accept', value: 'image/avif,image/webp,image/*,*/*;q=0.8' }],
        },
        options: {
          batching: { batch: { batchSize: 5, batchInterval: 1000 } },
          timeout: 15_000,
          response: { response: { fullResponse: true, neverError: true, responseFormat: 'text' } },
        },
      },
      onError: 'continue',
    },
    weigh: {
      use: 'code',
      name: { fr: 'Peser les pages', en: 'Weigh the pages' },
      why: {
        fr: 'Vingt images moyennes pèsent plus qu’une grande.',
        en: 'Twenty middling pictures outweigh one that is big.',
      },
      with: allItems(WEIGH),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'Les quinze pages les plus lourdes, et le nombre des autres.',
        en: 'The fifteen heaviest pages, and how many are left.',
      },
      with: mailed(
        post,
        {
          fr: "=Images du site : {{ $json.weighed ? $json.pages + ' page(s) lourde(s)' : 'rien de pesé' }}",
          en: "=Pictures of the site: {{ $json.weighed ? $json.pages + ' heavy page(s)' : 'nothing weighed' }}",
        },
        '={{ $json.text }}',
      ),
      retry: [3, 20],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est pesé', en: 'Say nothing was weighed' },
      why: {
        fr: 'Un site injoignable n’est pas un site léger.',
        en: 'A site out of reach is not a light one.',
      },
      with: mailed(
        post,
        { fr: 'Images du site : pas de pesée', en: 'Pictures of the site: not weighed' },
        '={{ $json.text }}',
      ),
      retry: [3, 20],
    },
  },
  links: [
    'first > settings > posts > pages > collect > kind.image > head > weigh > send',
    'kind.other > tell',
  ],
  examples,
})
