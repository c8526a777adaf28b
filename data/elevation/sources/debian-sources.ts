/** Where the Debian packages gmt-gshhg-high and ferret-datasets put the files that are read. */
export const DEBIAN_SOURCES = {
  shorelines: '/usr/share/gmt-gshhg/binned_GSHHS_h.nc',
  etopo5: '/usr/share/ferret-vis/data/etopo5.cdf',
} as const;
