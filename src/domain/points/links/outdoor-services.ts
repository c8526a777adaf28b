import type { Service } from './map-services.ts';
import { bounds, compassInPath, corners, geohackParams } from './odd-parts.ts';
import { each, hash, pair, path, point, query, swiss, swissPair, text } from './rules.ts';
import { geohashPoint } from './short-codes.ts';
import { found, pointInValue } from './value.ts';

/** Walks and rides, the weather, single countries, and pages that have a point of their own. */
export const OUTDOOR_SERVICES: readonly Service[] = [
  {
    name: 'komoot',
    hosts: /^komoot\.(?:com|de)$/u,
    rules: [path('@LAT,LNG'), pair('loc')],
  },
  {
    name: 'Strava, whose older heatmap has the longitude first',
    hosts: /^(?:labs\.)?strava\.com$/u,
    rules: [
      (link) => (link.path.startsWith('/heatmap') ? hash('^Z/LNG/LAT')(link) : null),
      hash('^Z/LAT/LNG'),
    ],
  },
  {
    name: 'Gaia GPS',
    hosts: /^gaiagps\.com$/u,
    rules: [query('popupLoc=LNG/LAT'), query('(?<!p)[Ll]oc=Z/LNG/LAT')],
  },
  {
    name: 'Ride with GPS',
    hosts: /^ridewithgps\.com$/u,
    rules: [query('b=n![^!]*!LAT!LNG'), bounds('b', '!'), each('lat', 'lng')],
  },
  { name: 'Felt', hosts: /^felt\.com$/u, rules: [pair('loc')] },
  { name: 'CalTopo', hosts: /^(?:caltopo|sartopo)\.com$/u, rules: [pair('marker', 'll')] },
  {
    name: 'Outdooractive',
    hosts: /^(?:outdooractive|alpenvereinaktiv)\.com$/u,
    rules: [hash('zc=Z,LNG,LAT'), query('zc=Z,LNG,LAT')],
  },
  {
    name: 'Refuges.info',
    hosts: /^refuges\.info$/u,
    rules: [query('map=Z/LNG/LAT'), each('lat', 'lon')],
  },
  {
    name: 'AllTrails',
    hosts: /^alltrails\.com$/u,
    rules: [corners('b_tl_lat', 'b_tl_lng', 'b_br_lat', 'b_br_lng')],
  },
  {
    name: 'Swiss federal geoportal',
    hosts: /^(?:map\.geo\.admin|map\.schweizmobil|map\.(?:wander|velo)land|schweizmobil)\.ch$/u,
    rules: [
      swissPair('crosshair'),
      swiss('E', 'N'),
      swiss('Y', 'X'),
      swissPair('swisssearch'),
      point('swisssearch'),
      swissPair('center'),
      pair('center'),
      text('swisssearch'),
    ],
  },
  {
    name: 'search.ch',
    hosts: /^(?:map|search)\.search\.ch$/u,
    rules: [
      text('daddr'),
      path('^/@?LAT,LNG'),
      pair('pos', 'center'),
      swiss('x', 'y'),
      path('^/TEXT'),
    ],
  },
  {
    name: 'Windy: what was picked is in the path, the view in the query',
    hosts: /^(?:embed\.)?windy\.(?:com|app)$/u,
    rules: [
      path('/LAT/LNG'),
      query(String.raw`(?:^|,)(?=-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?,\d{1,2}(?:,|&|$))LAT,LNG`),
      each('lat', 'lon'),
    ],
  },
  {
    name: 'Weather: Ventusky, meteoblue, yr, Zoom Earth, earth.nullschool and weather.com',
    hosts:
      /^(?:ventusky\.com|meteoblue\.com|yr\.no|zoom\.earth|earth\.nullschool\.net|weather\.com)$/u,
    rules: [
      query('p=LAT;LNG'),
      path('/LAT;LNG'),
      compassInPath,
      path('/LAT,LNG'),
      hash('view=LAT,LNG'),
      hash('loc=LNG,LAT'),
      hash('graphic=LNG,LAT'),
    ],
  },
  {
    name: 'SunCalc',
    hosts: /^suncalc\.(?:org|net)$/u,
    rules: [hash('/LAT,LNG')],
  },
  {
    name: 'GeoHack',
    hosts: /^(?:geohack|tools)\.(?:toolforge|wmflabs)\.org$/u,
    rules: [geohackParams, text('pagename')],
  },
  {
    name: 'Wikipedia and Wikivoyage',
    hosts: /^(?:[a-z-]+\.)?wiki(?:pedia|voyage)\.org$/u,
    rules: [
      path('/Special:Map/Z/LAT/LNG'),
      hash('/map(?:link)?/\\d+/Z/LAT/LNG'),
      path('^/wiki/(?!Special:|Spezial:|File:|Datei:)TEXT'),
    ],
  },
  {
    name: 'Plus codes',
    hosts: /^plus\.codes$/u,
    rules: [({ path: whole, hash: code }) => pointInValue(whole.slice(1)) ?? pointInValue(code)],
  },
  {
    name: 'Geohash',
    hosts: /^geohash\.org$/u,
    rules: [path('^/LAT,LNG'), ({ path: whole }) => found(geohashPoint(whole.slice(1)))],
  },
  {
    name: 'Lodging: what was searched for',
    hosts: /^(?:booking\.com|airbnb\.(?:[a-z]{2,3}|com?\.[a-z]{2}))$/u,
    rules: [
      each('latitude', 'longitude'),
      text('ss', 'query'),
      ({ path: whole }) => {
        const [, name] = /^\/s\/([^/]+)/u.exec(whole) ?? [];
        return name === undefined
          ? null
          : { type: 'name', name: name.replaceAll('--', ', ').replaceAll('-', ' ') };
      },
    ],
  },
];
