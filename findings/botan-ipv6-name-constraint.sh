#!/usr/bin/env bash
# Botan takes a name constraint by an IPv6 range for a critical extension that it doesn't know.
#
# Software: Botan 2.19.3 (Debian 12's botan), beside OpenSSL and GnuTLS' certtool, which agree with each other.
# Expected: an authority that may vouch for .local and fc00::/7 (RFC 5280, 4.2.1.10) is believed about a.local, as is one that may
#           for .local and 10.0.0.0/8.
# Seen:     only the latter is. For the former Botan says "Unknown critical extension encountered", whatever the name.
# Needs:    Debian's botan, openssl and gnutls-bin. Ends with 1 if the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for range in 10.0.0.0/255.0.0.0 fc00::/fe00::; do
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout authority.key -out authority.pem -days 10 \
    -subj /CN=authority -addext keyUsage=critical,keyCertSign \
    -addext "nameConstraints=critical,permitted;DNS:local,permitted;IP:$range" 2> errors
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout service.key -out service.csr -subj /CN=service 2> errors
  printf 'subjectAltName=DNS:a.local\nbasicConstraints=CA:false\n' > extensions
  openssl x509 -req -in service.csr -CA authority.pem -CAkey authority.key -CAcreateserial -days 5 -extfile extensions \
    -out service.pem 2> errors
  echo "$range"
  openssl verify -CAfile authority.pem service.pem
  certtool --verify --load-ca-certificate authority.pem --infile service.pem | grep -o 'Chain verification output: Verified'
  botan cert_verify service.pem authority.pem || true
done > seen
cat seen
diff seen - <<'END'
10.0.0.0/255.0.0.0
service.pem: OK
Chain verification output: Verified
Certificate passes validation checks
fc00::/fe00::
service.pem: OK
Chain verification output: Verified
Certificate did not validate - Unknown critical extension encountered
END
