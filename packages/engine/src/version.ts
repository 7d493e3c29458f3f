/** The version that records and saves carry. It rises when a change could make an old one play differently. */
export const ENGINE_VERSION = "0.1.0";
