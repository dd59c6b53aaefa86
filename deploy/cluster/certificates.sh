#!/bin/sh
# Makes what etcd and its members know each other by, unless it is there: sh certificates.sh FOLDER NAMES
# NAMES: by which etcd is reached, such as DNS:etcd or IP:127.0.0.1, with commas between.
# The authority is forgotten once it has signed, so nobody is let in later: for new ones, take the folder away, and start etcd and all
# members anew. They hold for ten years.
set -eu
[ -d "$1" ] && exit
umask 077
rm -rf "$1.new"
mkdir "$1.new"
cd "$1.new"

KEY="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
DAYS="-days 3650"
openssl req -x509 $KEY $DAYS -subj "/CN=haat etcd authority" -keyout authority.key -out authority.crt

# signed WHO USAGE NAMES; etcd is also a client, of other etcds.
signed() {
  printf '%s\n' "extendedKeyUsage=$2" "subjectAltName=$3" > request.ext
  openssl req $KEY -subj "/CN=$1" -keyout "$1.key" -out request.csr
  openssl x509 -req $DAYS -in request.csr -extfile request.ext -CA authority.crt -CAkey authority.key -CAcreateserial -out "$1.crt"
}
signed etcd serverAuth,clientAuth "$2"
signed member clientAuth DNS:member

rm authority.key authority.srl request.ext request.csr
cd "$OLDPWD"
# All of it at once.
mv "$1.new" "$1"
