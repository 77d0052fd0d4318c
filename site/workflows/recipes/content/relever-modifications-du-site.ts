import { wordpressRead } from '../../fragments/wordpress.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting, truth } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { DIFF } from './relever-modifications-du-site.code.ts'
import { examples } from './relever-modifications-du-site.examples.ts'

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Voir chaque matin quelles phrases ont changé sur le site',
    problem:
      'Sept personnes ont la main sur le site. Un délai de livraison passe de cinq à dix jours, une clause disparaît des conditions de vente ; on l’apprend d’un client, sans savoir qui, ni ce qui était écrit avant.',
    outcome:
      'Chaque matin, du lundi au vendredi, le flux prend les articles et pages WordPress modifiés depuis la veille, les compare à leur dernière révision antérieure, et envoie les phrases parties et arrivées, avec l’auteur. Les pages que vous surveillez viennent en tête.',
    avoid:
      'Le flux ne voit ni menus, ni blocs réutilisés, ni contenu d’une extension de mise en page, ni page retirée. Il lit cent articles et cent pages au plus, vingt révisions par page. Pour empêcher une modification, ce sont les droits qu’il faut revoir.',
    approval:
      'Rien n’est modifié : le responsable lit, puis restaure une révision dans WordPress s’il le faut.',
    failure:
      'Liste refusée ou pleine : le courriel le dit en tête, au lieu d’un relevé qui paraîtrait vide. Révisions perdues : la page figure sans comparaison. Sans changement, un message le lundi seulement. Un matin manqué se rattrape en changeant le nombre d’heures, puis en lançant à la main.',
  },
  en: {
    title: 'See each morning which sentences of the site have changed',
    problem:
      'Seven people can edit the site. A delivery time goes from five days to ten, a clause vanishes from the terms of sale; you hear of it from a customer, without knowing who did it or what stood there.',
    outcome:
      'Each morning from Monday to Friday the flow takes the WordPress posts and pages modified since the day before, compares them with their last earlier revision and sends the sentences gone and come, with the author. Pages you watch come first.',
    avoid:
      'It sees no menus, no reused blocks, no content of a page builder, no page taken offline. It reads a hundred posts and a hundred pages at most, twenty revisions each. To prevent a change, look at permissions instead.',
    approval:
      'Nothing is modified: whoever is in charge reads, and restores a revision in WordPress where needed.',
    failure:
      'List refused or full: the email says so at the top, where an empty record would mislead. Revisions lost: the page is listed without comparison. Without any change, a message on Mondays alone. To catch up on a missed morning, change the number of hours and start by hand.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Sept heures et demie', en: 'Half past seven' },
      why: {
        fr: 'Avant que quelqu’un ne cite la page au téléphone.',
        en: 'Before somebody quotes the page on the phone.',
      },
      with: at('30 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Depuis quand, quelles pages', en: 'Since when, which pages' },
      why: {
        fr: 'Vingt-quatre heures, et soixante-douze le lundi.',
        en: 'Twenty-four hours, and seventy-two on Mondays.',
      },
      with: fields(
        {
          monday: truth("={{ $now.setZone('Europe/Paris').weekday === 1 }}"),
          since:
            "={{ $now.minus({ hours: $now.setZone('Europe/Paris').weekday === 1 ? 72 : 24 }).toUTC().toISO() }}",
          watched: list(['/mentions-legales', '/conditions', '/tarifs', '/livraison']),
          kinds: list(['posts', 'pages']),
          site: 'https://votre-site.example',
          sender: 'site@votre-site.example',
          to: 'communication@votre-site.example',
        },
        { alone: true },
      ),
    },
    users: {
      use: 'httpRequest',
      name: { fr: 'Noms des comptes', en: 'Names of accounts' },
      why: {
        fr: 'Sans ce droit, le relevé donne le numéro du compte.',
        en: 'Without this permission the record gives the account’s number.',
      },
      with: wordpressRead('users', { per_page: '100' }),
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    kinds: {
      use: 'set',
      name: { fr: 'Articles, puis pages', en: 'Posts, then pages' },
      why: {
        fr: 'Deux adresses dans WordPress, une seule lecture ici.',
        en: 'Two addresses in WordPress, one reading here.',
      },
      with: fields(
        { kind: { as: 'array', value: "={{ $('settings').first().json.kinds }}" } },
        { alone: true },
      ),
      once: true,
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Un genre à la fois', en: 'One kind at a time' },
      why: {
        fr: 'Si les pages sont refusées, les articles restent.',
        en: 'If pages are refused, posts remain.',
      },
      with: { fieldToSplitOut: 'kind', options: {} },
    },
    changed: {
      use: 'httpRequest',
      name: { fr: 'Modifiés depuis', en: 'Modified since' },
      why: {
        fr: 'En version d’édition, telle que la garde WordPress.',
        en: 'In the editing form, as WordPress keeps it.',
      },
      with: wordpressRead('{{ $json.kind }}', {
        context: 'edit',
        status: 'publish',
        per_page: '100',
        modified_after: "={{ $('settings').first().json.since }}",
      }),
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    known: {
      use: 'filter',
      name: { fr: 'Vraies pages', en: 'Real pages' },
      why: {
        fr: 'Une liste refusée n’a pas de révisions à chercher.',
        en: 'A refused list has no revisions to look for.',
      },
      with: all(isTrue('={{ $json.id !== undefined }}')),
      always: true,
    },
    revisions: {
      use: 'httpRequest',
      name: { fr: 'Leurs révisions', en: 'Their revisions' },
      why: {
        fr: 'L’état d’hier y est, avec qui l’a changé.',
        en: 'Yesterday’s state is there, and who changed it.',
      },
      with: wordpressRead(
        "{{ $json.type === 'page' ? 'pages' : 'posts' }}/{{ $json.id ?? 0 }}/revisions",
        {
          context: 'edit',
          per_page: '20',
        },
      ),
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    diff: {
      use: 'code',
      name: { fr: 'Comparer les phrases', en: 'Compare sentences' },
      why: {
        fr: 'Huit phrases par page au plus : le reste se lit dans WordPress.',
        en: 'Eight sentences a page at most; WordPress shows the rest.',
      },
      with: allItems(DIFF),
    },
    worth: {
      use: 'filter',
      name: { fr: 'À dire ?', en: 'Worth telling?' },
      why: {
        fr: 'Un changement, une panne, ou le lundi.',
        en: 'A change, a failure, or Monday.',
      },
      with: all(isTrue('={{ $json.told }}')),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le relevé', en: 'Send the record' },
      why: {
        fr: 'Le nombre de pages surveillées se voit dans l’objet.',
        en: 'How many watched pages changed shows in the subject.',
      },
      with: mailed(
        { from: setting('sender'), to: setting('to') },
        {
          fr: '=Site : {{ $json.count }} pages modifiées, dont surveillées : {{ $json.alarms }}',
          en: '=Site: {{ $json.count }} pages changed, of these watched: {{ $json.alarms }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > users > kinds > each > changed > known > revisions > diff > worth > send',
  ],
  related: ['remplacer-partout-un-texte', 'reperer-traductions-en-retard'],
  examples,
})
