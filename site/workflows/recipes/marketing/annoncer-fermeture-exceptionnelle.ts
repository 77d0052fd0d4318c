import { eachItem } from '../../fragments/code.ts'
import { all, isEmpty, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK, CONFIRM, DAYS } from './annoncer-fermeture-exceptionnelle.code.ts'
import { examples } from './annoncer-fermeture-exceptionnelle.examples.ts'

const MAIL = {
  from: "={{ $('settings').first().json.sender }}",
  to: "={{ $('request').first().json.email }}",
}
const GOOGLE = {
  url: "=https://mybusinessbusinessinformation.googleapis.com/v1/locations/{{ $json.location.split('/').pop() }}",
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'googleBusinessProfileOAuth2Api',
  sendQuery: true,
}

export default defineRecipe({
  category: 'marketing',
  level: 'expert',
  minutes: 55,
  published: '2026-11-28',
  fr: {
    title: 'Annoncer une fermeture exceptionnelle partout à la fois',
    problem:
      'Inventaire vendredi : on l’écrit sur la porte, on oublie Google. Des clients roulent trente minutes vers un magasin fermé que leur téléphone disait ouvert, et l’annonce du site reste jusqu’en janvier.',
    outcome:
      'Un formulaire, deux dates, un motif. Les fiches Google de vos magasins passent en fermé ces jours-là, une nouvelle y paraît, et un article s’affiche sur WordPress, retiré à la réouverture.',
    avoid:
      'Pour changer les horaires de chaque semaine, modifiez-les dans Google. Avec une seule fiche et deux fermetures par an, votre téléphone suffit.',
    approval:
      'Avant toute publication, le formulaire montre l’annonce écrite d’après vos dates ; vous confirmez ou abandonnez. Après, corriger se fait dans Google et WordPress.',
    failure:
      'Un magasin que Google refuse n’arrête pas les autres : un courriel le nomme, à faire à la main. Si l’article ne se publie pas ou ne se retire pas, un courriel le dit aussi.',
  },
  en: {
    title: 'Announce an exceptional closure everywhere at once',
    problem:
      'Stocktaking on Friday: it is written on the door, and Google is forgotten. Customers drive thirty minutes to a closed shop that their phone called open, while the notice on the website stays there till January.',
    outcome:
      'One form, two dates, a reason. Your shops’ Google profiles show closed on those days, a piece of news appears there, and a post goes up on WordPress, then withdraws by itself when you reopen.',
    avoid:
      'To change weekly hours, edit them in Google. With a single profile and two closures a year, your telephone will do.',
    approval:
      'Before anything is published the form shows the notice written from your dates; you confirm or give up. Afterwards, corrections are made in Google and WordPress.',
    failure:
      'A shop that Google refuses does not stop the others: an email names it, to be done by hand. Should the post not go up, or not come down, an email says so as well.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Une fermeture', en: 'A closure' },
      why: {
        fr: 'Rempli sur le téléphone, entre deux clients.',
        en: 'Filled in on a phone, between two customers.',
      },
      with: {
        authentication: 'basicAuth',
        ...form({ fr: 'Fermeture exceptionnelle', en: 'Exceptional closure' }, [
          field('from', { fr: 'Premier jour fermé', en: 'First day closed' }, { type: 'date' }),
          field('to', { fr: 'Dernier jour fermé', en: 'Last day closed' }, { type: 'date' }),
          field('reason', { fr: 'Motif, en deux mots', en: 'Reason, in two words' }),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ]),
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos magasins', en: 'Your shops' },
      why: {
        fr: 'Les identifiants de vos fiches, une ligne par magasin.',
        en: 'The ids of your profiles, one line a shop.',
      },
      with: fields({
        account: 'accounts/1000000001',
        places: list([
          { name: 'Nantes', location: 'accounts/1000000001/locations/2001' },
          { name: 'Angers', location: 'accounts/1000000001/locations/2002' },
        ]),
        sender: 'magasins@votre-entreprise.example',
      }),
    },
    check: {
      use: 'code',
      name: { fr: 'Écrire l’annonce', en: 'Write the notice' },
      why: {
        fr: 'Jours de la semaine compris : une date seule se lit mal.',
        en: 'With days of the week, as a bare date is easily misread.',
      },
      with: eachItem(CHECK),
    },
    right: {
      use: 'if',
      name: { fr: 'Dates possibles ?', en: 'Possible dates?' },
      why: {
        fr: 'Une année mal tapée fermerait le magasin douze mois.',
        en: 'A year mistyped would close the shop for twelve months.',
      },
      with: all(isEmpty('={{ $json.fault }}')),
    },
    wrong: {
      use: 'form',
      name: { fr: 'Dates à revoir', en: 'Dates to be mended' },
      why: {
        fr: 'Dit tout de suite, avant que rien ne soit public.',
        en: 'Said at once, before anything is public.',
      },
      with: page({ fr: 'Rien n’est publié', en: 'Nothing was published' }, '={{ $json.fault }}'),
    },
    show: {
      use: 'form',
      name: { fr: 'Relire et confirmer', en: 'Read and confirm' },
      why: {
        fr: 'Google met parfois des heures à corriger une erreur.',
        en: 'Google may take hours to show a correction.',
      },
      with: CONFIRM,
    },
    go: {
      use: 'if',
      name: { fr: 'Confirmé ?', en: 'Confirmed?' },
      why: {
        fr: 'Fermer la page sans répondre ne publie rien.',
        en: 'Closing the page without an answer publishes nothing.',
      },
      with: all(text('={{ $json.go }}', 'equals', { fr: 'Oui', en: 'Yes' })),
    },
    places: {
      use: 'splitOut',
      name: { fr: 'Magasin par magasin', en: 'Shop by shop' },
      why: {
        fr: 'Chaque fiche a ses propres jours déjà fermés.',
        en: 'Each profile has closed days of its own already.',
      },
      with: { fieldToSplitOut: 'places', options: {} },
    },
    all: {
      use: 'set',
      name: { fr: 'Reprendre les magasins', en: 'Take the shops' },
      why: {
        fr: 'La page ne rend que le oui.',
        en: 'The page returns the yes alone.',
      },
      with: fields(
        { places: { as: 'array', value: "={{ $('settings').first().json.places }}" } },
        { alone: true },
      ),
    },
    read: {
      use: 'httpRequest',
      name: { fr: 'Lire les jours spéciaux', en: 'Read special days' },
      why: {
        fr: 'Google remplace toute la liste : il faut la garder d’abord.',
        en: 'Google replaces the whole list, so it has to be kept first.',
      },
      with: {
        ...GOOGLE,
        queryParameters: { parameters: [{ name: 'readMask', value: 'specialHours' }] },
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    days: {
      use: 'code',
      name: { fr: 'Ajouter les jours fermés', en: 'Add the closed days' },
      why: {
        fr: 'Une entrée par jour, sans doubler celles qui existent.',
        en: 'One entry a day, without doubling what exists.',
      },
      with: eachItem(DAYS),
    },
    write: {
      use: 'httpRequest',
      name: { fr: 'Fermer sur Google', en: 'Close on Google' },
      why: {
        fr: 'C’est ce que lisent les téléphones et les GPS.',
        en: 'This is what phones and navigation read.',
      },
      with: {
        ...GOOGLE,
        method: 'PATCH',
        queryParameters: { parameters: [{ name: 'updateMask', value: 'specialHours' }] },
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify($json.body) }}',
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    news: {
      use: 'googleBusiness',
      name: { fr: 'Publier la nouvelle', en: 'Post the news' },
      why: {
        fr: 'Elle s’affiche sous la fiche, motif compris.',
        en: 'It shows below the profile, with the reason.',
      },
      with: {
        resource: 'post',
        operation: 'create',
        account: byName("={{ $('settings').first().json.account }}"),
        location: byName("={{ $('places').item.json.location }}"),
        postType: 'STANDARD',
        summary: "={{ $('check').first().json.notice }}",
        additionalOptions: {},
      },
      onError: 'output',
    },
    site: {
      use: 'wordpress',
      name: { fr: 'Publier sur le site', en: 'Publish on the website' },
      why: {
        fr: 'Un article, que votre page d’accueil affiche en premier.',
        en: 'A post, which your home page shows first.',
      },
      with: {
        resource: 'post',
        operation: 'create',
        title: "={{ $('check').first().json.notice.split(' (')[0] }}",
        additionalFields: { content: "={{ $('check').first().json.notice }}", status: 'publish' },
      },
      onError: 'output',
      retry: [2, 10],
    },
    until: {
      use: 'wait',
      name: { fr: 'Jusqu’à la réouverture', en: 'Until you reopen' },
      why: {
        fr: 'L’exécution dort en base, même si n8n redémarre.',
        en: 'The run sleeps in the database, even if n8n restarts.',
      },
      with: { resume: 'specificTime', dateTime: "={{ $('check').first().json.end }}" },
    },
    withdraw: {
      use: 'wordpress',
      name: { fr: 'Retirer l’article', en: 'Withdraw the post' },
      why: {
        fr: 'En brouillon : l’an prochain, il resservira.',
        en: 'As a draft: it will serve again next year.',
      },
      with: {
        resource: 'post',
        operation: 'update',
        postId: "={{ String($('site').first().json.id) }}",
        updateFields: { status: 'draft' },
      },
      onError: 'output',
      retry: [2, 30],
    },
    dropped: {
      use: 'form',
      name: { fr: 'Abandonné', en: 'Given up' },
      why: {
        fr: 'On repart du formulaire, dates corrigées.',
        en: 'One starts again from the form, dates mended.',
      },
      with: page(
        { fr: 'Rien n’est publié', en: 'Nothing was published' },
        { fr: 'Vous pouvez recommencer.', en: 'You may start again.' },
      ),
    },
    failed: {
      use: 'set',
      name: { fr: 'Nommer le magasin', en: 'Name the shop' },
      why: {
        fr: 'Avec la raison de Google, souvent un droit manquant.',
        en: 'With Google’s reason, often a missing right.',
      },
      with: fields(
        {
          line: "={{ $('places').item.json.name + ', ' + $prevNode.name + ' – ' + ($json.error.message ?? $json.error) }}",
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Les réunir', en: 'Gather them' },
      why: {
        fr: 'Une liste à cocher avant de fermer la porte.',
        en: 'A list to tick off before locking the door.',
      },
      with: gathered('line'),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Fiches à faire à la main', en: 'Profiles to do by hand' },
      why: {
        fr: 'Horaires ou nouvelle : le nœud nommé dit ce qui manque encore.',
        en: 'Hours or news: the node named tells what is still missing.',
      },
      with: mailed(
        MAIL,
        {
          fr: '=Google, à faire à la main : {{ $json.line.length }} magasin(s)',
          en: '=Google, to be done by hand: {{ $json.line.length }} shop(s)',
        },
        "={{ $json.line.join('\\n') }}",
      ),
    },
    post: {
      use: 'emailSend',
      name: { fr: 'Article à voir à la main', en: 'Post to see to by hand' },
      why: {
        fr: 'Pas en ligne, ou encore en ligne après la réouverture.',
        en: 'Not online, or still online after you reopen.',
      },
      with: mailed(
        MAIL,
        {
          fr: "={{ $('until').isExecuted ? 'Article à retirer du site' : 'Article non publié sur le site' }}",
          en: "={{ $('until').isExecuted ? 'Post to be taken off the website' : 'Post not published on the website' }}",
        },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
    },
  },
  links: [
    'request > settings > check > right.yes > show > go.yes > all > places > read > days > write > news',
    'go.yes > site > until > withdraw',
    'right.no > wrong',
    'go.no > dropped',
    'read.error > failed > gather > warn',
    'write.error > failed',
    'news.error > failed',
    'site.error > post',
    'withdraw.error > post',
  ],
  examples,
})
