import { GOOGLE } from './google.ts';
import { base64Part, bounds } from './odd-parts.ts';
import { about, each, hash, last, lngLat, pair, path, point, query, text } from './rules.ts';
import type { Rule } from './rules.ts';
import { ge0Point, geohashPoint, osmPoint } from './short-codes.ts';
import { degreesOf, found, lngLatOf, pairOf, textOf } from './value.ts';

/**
 * Where a service has its point: the first rule that finds something counts, so that a marked place
 * comes before the view. A name counts where there is no point.
 */
export type Service = {
  /** For people who read this table. */
  name: string;
  /** Without 'www.' and 'm.'. */
  hosts: RegExp;
  /** Schemes of the service's app. */
  schemes?: readonly string[];
  rules: readonly Rule[];
  /** Paths of links that only its server can open. */
  short?: RegExp;
};

/** Maps of the whole world. LAT and LNG in a template, and `lngLat`, say the order of the axes. */
export const MAP_SERVICES: readonly Service[] = [
  {
    name: 'Google Maps and Earth',
    hosts: /^(?:(?:maps|earth|consent|ditu)\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/u,
    schemes: ['comgooglemaps', 'comgooglemapsurl', 'google.streetview', 'google.navigation'],
    rules: GOOGLE,
  },
  {
    name: 'Apple Maps',
    hosts: /^(?:beta\.)?maps\.apple(?:\.com)?$/u,
    schemes: ['maps', 'mapitem'],
    rules: [
      pair('coordinate'),
      text('daddr', 'destination'),
      pair('ll', 'center'),
      text('address', 'q', 'query', 'name'),
      about(pair('sll', 'near')),
    ],
    short: /^\/(?:p|s|r)\//u,
  },
  {
    name: 'Yandex Maps',
    hosts: /^(?:maps\.)?yandex\.[a-z.]+$/u,
    schemes: ['yandexmaps', 'yandexnavi'],
    rules: [
      lngLat('whatshere[point]', 'poi[point]', 'panorama[point]', 'pt'),
      last('~', textOf, 'rtext'),
      each('lat_to', 'lon_to'),
      last('~', lngLatOf, 'rll'),
      point('text'),
      lngLat('ll', 'sll'),
      text('text'),
    ],
    short: /^\/(?:maps\/|navi\/)?-\//u,
  },
  {
    name: '2GIS',
    hosts: /^(?:link\.)?2gis\.[a-z.]+$/u,
    schemes: ['dgis'],
    rules: [
      path('/to/LNG,LAT'),
      path(String.raw`\|LNG,LAT(?:;[^|]*)?$`),
      path(String.raw`/LNG,LAT[^\d]*$`),
      path('/LNG,LAT'),
      lngLat('finish', 'm'),
      query('center/LNG,LAT'),
      path('/search/TEXT'),
    ],
  },
  {
    name: 'OpenStreetMap',
    hosts: /^(?:nominatim\.)?(?:openstreetmap|osm)\.(?:org|de|fr|ch|jp)$/u,
    rules: [
      ({ path: whole }) => found(osmPoint(/^\/go\/([\w~@=-]+)/u.exec(whole)?.[1] ?? ' ')),
      each('mlat', 'mlon'),
      last(';', textOf, 'route'),
      text('to'),
      pair('marker'),
      point('query'),
      hash('map=Z/LAT/LNG'),
      each('lat', 'lon'),
      text('query', 'q'),
      bounds('bbox'),
    ],
  },
  {
    name: 'Organic Maps and CoMaps',
    hosts: /^(?:omaps\.app|ge0\.me|comaps\.at|dlink\.maps\.me)$/u,
    schemes: ['om', 'cm', 'ge0', 'mapsme', 'mapswithme', 'mwm'],
    rules: [
      pair('dll', 'll', 'cll'),
      path('^/LAT,LNG'),
      ({ path: whole }) => found(ge0Point(/^\/([\w-]{10})(?:\/|$)/u.exec(whole)?.[1] ?? '')),
      text('daddr', 'query', 'n'),
    ],
  },
  {
    name: 'Waze',
    hosts: /^(?:(?:ul|embed)\.)?waze\.com$/u,
    schemes: ['waze'],
    rules: [
      pair('ll', 'latlng', 'to'),
      each('lat', 'lon'),
      ({ path: whole }) => found(geohashPoint(/\/ul\/h([\da-z]{5,12})$/u.exec(whole)?.[1] ?? '')),
      ({ values }) => found(geohashPoint(values.get('h') ?? '')),
      text('q'),
    ],
  },
  {
    name: 'HERE WeGo',
    hosts: /^(?:share|wego|maps)\.here\.com$/u,
    schemes: ['here-location', 'here-route'],
    rules: [
      path('.*[/:]LAT,LNG'),
      base64Part,
      path('/directions/[^/]+/(?:[^/]*/)*TEXT$'),
      pair('map'),
      path('/search/TEXT'),
      text('msg', 'q'),
    ],
  },
  {
    name: 'Bing Maps',
    hosts: /^bing\.com$/u,
    schemes: ['bingmaps'],
    rules: [
      query('sp=point.LAT_LNG'),
      last('~', pairOf, 'rtp'),
      point('q', 'where1', 'where'),
      pair('cp'),
      query('rtp=[^&]*~adr\\.TEXT'),
      text('q', 'where1', 'where'),
    ],
  },
  {
    name: 'Mapy',
    hosts: /^(?:[a-z]{2}\.|frame\.)?mapy\.(?:cz|com)$/u,
    rules: [
      ({ values }) => (values.get('source') === 'coor' ? lngLatOf(values.get('id') ?? '') : null),
      lngLat('end', 'center'),
      point('q', 'query'),
      each('y', 'x'),
      each('ma_y', 'ma_x'),
      text('q', 'query'),
    ],
    short: /^\/s\/\w/u,
  },
  {
    name: 'Others of the kind',
    hosts:
      /^(?:osmand\.net|graphhopper\.com|citymapper\.com|magicearth\.com|mapquest\.com|(?:plan|mydrive)\.tomtom\.com|uber\.com|map\.kakao\.com|rainviewer\.com|overpass-turbo\.eu|map\.project-osrm\.org)$/u,
    schemes: [
      'osmandmaps',
      'osmand.navigation',
      'citymapper',
      'magicearth',
      'tomtomgo',
      'kakaomap',
      'uber',
      'nmap',
    ],
    rules: [
      last('|', pairOf, 'point', 'loc'),
      pair('pin', 'endcoord', 'destination', 'p', 'C'),
      path('/(?:latlng|to)/LAT,LNG'),
      path(',LAT,LNG$'),
      ({ values }) => degreesOf(values.get('dropoff[latitude]'), values.get('dropoff[longitude]')),
      each('lat', 'lon'),
      each('lat', 'long'),
      each('dlat', 'dlng'),
      point('q'),
      text('name', 'q', 'endname'),
    ],
  },
  {
    name: 'Amap and Baidu, whose points are moved by some hundred metres',
    hosts: /^(?:(?:uri|ditu|wb)\.amap\.com|surl\.amap\.com|(?:api\.)?map\.baidu\.com)$/u,
    rules: [
      about(lngLat('position', 'dest', 'lnglat')),
      about(query('p=[^,]*,LAT,LNG')),
      about(pair('location')),
      text('name'),
    ],
    short: /^\/(?:s|\w{6,10}$)/u,
  },
];
