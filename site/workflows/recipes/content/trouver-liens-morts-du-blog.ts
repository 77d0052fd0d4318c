import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { COLLECT, DEAD, DOUBT, JUDGE, LINES } from './trouver-liens-morts-du-blog.code.ts'
import { examples } from './trouver-liens-morts-du-blog.examples.ts'

const TABLE = byName({ fr: 'liens_morts', en: 'dead_links' })
const noted = (values: Readonly<Record<string, string>>): Params =>
  remembered(TABLE, 'link', { link: '={{ $json.link }}', ...values })
/** Whatever a site answers is an answer: only the number counts. */
const called = (method: string): Params => ({
  method,
  url: '={{ $json.link }}',
  options: {
    batching: { batch: { batchSize: 5, batchInterval: 1000 } },
    timeout: 15000,
    response: { response: { fullResponse: true, neverError: true, responseFormat: 'text' } },
  },
})
const written = (subject: Bilingual<string>, text: string | Bilingual<string>): Params =>
  mailed(
    {
      from: "={{ $('settings').first().json.sender }}",
      to: "={{ $('settings').first().json.to }}",
    },
    subject,
    text,
  )

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Trouver les liens morts du blog et leur copie archivée',
    problem:
      'Un article de 2019 cite un décret, une étude, un partenaire. Deux pages ont disparu, et la phrase n’a plus de source.',
    outcome:
      'Chaque lundi, tous les liens sortants de vos articles WordPress sont essayés. Un lien mort deux lundis de suite vous est écrit avec la cause, les articles à corriger et la copie de la page à l’Internet Archive, datée, s’il en garde une.',
    avoid:
      'Une page remplacée par l’accueil du site passe inaperçue. Un site qui refuse les robots ou répond trop lentement n’est pas jugé.',
    approval:
      'Rien n’est changé sur le site. À vous de choisir : une meilleure source, la copie archivée, ou la phrase sans lien.',
    failure:
      'WordPress muet, ou plus de la moitié des liens morts (à partir de dix ; votre connexion, sans doute) : un courriel l’annonce, et aucun lien n’est noté. Archive muette : la ligne part sans copie. Un lundi sans courriel : rien de nouveau.',
  },
  en: {
    title: 'Find dead links on the blog and their archived copies',
    problem:
      'A post of 2019 links to a decree, a study and a partner. Two pages are gone, and the sentence has lost its source.',
    outcome:
      'Every Monday all outbound links of your WordPress posts are tried. A link that is dead two Mondays running is sent to you with the cause, the posts to mend and the dated copy of the page at the Internet Archive, where there is one.',
    avoid:
      'A page replaced by the site’s home page goes unnoticed. A site that keeps robots out or is too slow is not judged.',
    approval:
      'Nothing changes on the site. You choose: a better source, the archived copy, or the sentence without a link.',
    failure:
      'WordPress silent, or more than half of the links dead (from ten on; your connection, most likely): you hear of it by email, and no link is noted. Archive silent: the line leaves without a copy. A Monday without an email: nothing new.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, six heures', en: 'Monday at six' },
      why: {
        fr: 'Une semaine laisse à un serveur le temps de revenir.',
        en: 'A week leaves a server time to come back.',
      },
      with: at('0 6 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre site', en: 'Your site' },
      why: {
        fr: 'Le domaine sans « www » : ses propres liens ne sont pas essayés.',
        en: 'The domain without “www”: its own links are not tried.',
      },
      with: fields({
        host: 'votre-entreprise.example',
        sender: 'site@votre-entreprise.example',
        to: 'redaction@votre-entreprise.example',
      }),
    },
    posts: {
      use: 'wordpress',
      name: { fr: 'Articles en ligne', en: 'Posts online' },
      why: {
        fr: 'Tous : les vieux articles sont ceux dont les liens meurent.',
        en: 'All of them: old posts are the ones whose links die.',
      },
      with: {
        resource: 'post',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'publish' },
      },
      onError: 'output',
      retry: [3, 20],
    },
    collect: {
      use: 'code',
      name: { fr: 'Relever les liens', en: 'Collect the links' },
      why: {
        fr: 'Chaque adresse une fois, avec tous les articles qui la citent.',
        en: 'Each address once, with all the posts that give it.',
      },
      with: allItems(COLLECT),
    },
    head: {
      use: 'httpRequest',
      name: { fr: 'Demander l’en-tête', en: 'Ask for the head' },
      why: {
        fr: 'Sans télécharger la page : cinq demandes par seconde ne gênent personne.',
        en: 'Without loading the page: five requests a second bother nobody.',
      },
      with: called('HEAD'),
      onError: 'continue',
    },
    doubt: {
      use: 'code',
      name: { fr: 'Garder les douteux', en: 'Keep the doubtful' },
      why: {
        fr: 'Absente, domaine inconnu, ou question courte refusée.',
        en: 'Missing, domain unknown, or short question refused.',
      },
      with: allItems(DOUBT),
    },
    open: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir la page', en: 'Open the page' },
      why: {
        fr: 'Les douteux seuls, comme un lecteur les ouvrirait.',
        en: 'The doubtful alone, as a reader would open them.',
      },
      with: called('GET'),
      onError: 'continue',
    },
    dead: {
      use: 'code',
      name: { fr: 'Compter les morts', en: 'Count the dead' },
      why: {
        fr: 'Erreurs 404 et 410, ou domaine disparu (DNS) ; rien d’autre.',
        en: 'Errors 404 and 410, or a domain that is gone (DNS); nothing else.',
      },
      with: allItems(DEAD),
    },
    sane: {
      use: 'if',
      name: { fr: 'Vraisemblable ?', en: 'Plausible?' },
      why: {
        fr: 'Si la moitié du web disparaît, c’est votre câble.',
        en: 'If half of the web has gone, it is your cable.',
      },
      with: all(isTrue('={{ $json.sane }}')),
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Morts déjà vus', en: 'Dead links seen before' },
      why: {
        fr: 'Trois colonnes de texte : link, seen, told.',
        en: 'Three text columns: link, seen, told.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      always: true,
    },
    judge: {
      use: 'code',
      name: { fr: 'Première ou seconde fois', en: 'First or second time' },
      why: {
        fr: 'Un lien déjà signalé se tait quatre-vingt-dix jours.',
        en: 'A link already reported keeps quiet for ninety days.',
      },
      with: allItems(JUDGE),
    },
    twice: {
      use: 'if',
      name: { fr: 'Mort lundi dernier aussi ?', en: 'Dead last Monday too?' },
      why: {
        fr: 'Une seule absence ne prouve rien.',
        en: 'One absence proves nothing.',
      },
      with: all(isTrue('={{ $json.twice }}')),
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Noter pour lundi', en: 'Note for Monday' },
      why: { fr: 'Le jour, rien d’autre.', en: 'The day and nothing else.' },
      with: noted({ seen: '={{ $now.toISODate() }}', told: '' }),
    },
    archive: {
      use: 'httpRequest',
      name: { fr: 'Chercher une copie', en: 'Look for a copy' },
      why: {
        fr: 'La plus récente que l’Internet Archive garde de cette adresse.',
        en: 'The latest that the Internet Archive keeps of that address.',
      },
      with: {
        url: 'https://archive.org/wayback/available',
        sendQuery: true,
        queryParameters: { parameters: [{ name: 'url', value: '={{ $json.link }}' }] },
        options: { batching: { batch: { batchSize: 1, batchInterval: 1000 } }, timeout: 30000 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    lines: {
      use: 'code',
      name: { fr: 'Écrire la liste', en: 'Write the list' },
      why: {
        fr: 'Le lien d’édition de chaque article : la correction tient en une minute.',
        en: 'With each post’s edit link a correction takes a minute.',
      },
      with: allItems(LINES),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire à la rédaction', en: 'Write to the desk' },
      why: {
        fr: 'Un courriel par lundi, quel que soit le nombre de liens.',
        en: 'One email a Monday, however many links there are.',
      },
      with: written(
        { fr: '=Liens morts : {{ $json.count }}', en: '=Dead links: {{ $json.count }}' },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
    again: {
      use: 'code',
      name: { fr: 'Reprendre les liens', en: 'Take up the links' },
      why: {
        fr: 'Après l’envoi seulement.',
        en: 'Only after sending.',
      },
      with: allItems("return $('twice').all(0).map(({ json }) => ({ json: { link: json.link } }))"),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Marquer signalé', en: 'Mark as reported' },
      why: {
        fr: 'Le même lien ne revient pas chaque lundi.',
        en: 'The same link does not come every Monday.',
      },
      with: noted({ seen: '={{ $now.toISODate() }}', told: '={{ $now.toISODate() }}' }),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est jugé', en: 'Say nothing was judged' },
      why: {
        fr: 'Un silence passerait pour un blog en ordre.',
        en: 'Silence would pass for a blog in order.',
      },
      with: written(
        { fr: 'Liens du blog : contrôle manqué', en: 'Links of the blog: check missed' },
        {
          fr: "={{ $json.error ? 'WordPress ne répond pas : ' + ($json.error.message ?? $json.error) : $json.dead.length + ' liens morts sur ' + $json.tried + ' : vérifiez la connexion de n8n.' }}",
          en: "={{ $json.error ? 'WordPress does not answer: ' + ($json.error.message ?? $json.error) : $json.dead.length + ' dead links out of ' + $json.tried + ': check the connection of n8n.' }}",
        },
      ),
      once: true,
    },
  },
  links: [
    'monday > settings > posts > collect > head > doubt > open > dead > sane.yes > known > judge > twice.yes > archive > lines > tell > again > mark',
    'twice.no > note',
    'sane.no > warn',
    'posts.error > warn',
  ],
  examples,
})
